import { expect, test } from 'vitest';
import { browserKindOf } from './browser-kind';
import { installSteps } from './install-steps';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${iphone} Version/18.1 Mobile/15E148 Safari/604.1`, 'iphone-safari'],
  [`${iphone} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`, 'iphone-other'],
  [`${iphone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'iphone-other'],
  [`${iphone} Mobile/22B83 Instagram 350.0.0.0`, 'inside-app'],
  [`${pixel} Chrome/130.0.0.0 Mobile Safari/537.36`, 'android-chrome'],
  [`${pixel} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`, 'android-samsung'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'android-firefox'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/130.0.0.0 Mobile Safari/537.36', 'inside-app'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36`, 'computer-chrome'],
  [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'computer-edge'],
  [`${mac} Version/18.1 Safari/605.1.15`, 'computer-safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'computer-firefox'],
  ['', 'computer-chrome'],
])('%s', (userAgent, kind) => {
  expect(browserKindOf(userAgent)).toBe(kind);
});

test('what calls itself a Mac and is touched is an iPad', () => {
  expect(browserKindOf(`${mac} Version/18.1 Safari/605.1.15`, 5)).toBe('iphone-safari');
  expect(browserKindOf(`${windows} Chrome/130.0.0.0 Safari/537.36`, 10)).toBe('computer-chrome');
});

test('every browser has words of its own', () => {
  const names = Object.values(installSteps).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
