import { describe, expect, test } from 'vitest';
import { ownPath } from './own-path';

const origin = 'https://limelight.test';
const fallback = '/fallback';

describe('paths of ours are kept', () => {
  test.each([
    '/',
    '/event/12',
    '/admin/event/1/artists?tab=slots#monday',
    '/event/1/timetable/user/2',
    '/?q=drum%20and%20bass&when=tonight',
    '/?q=%C3%BCber',
    '/venue/3?back=//fine-in-a-query',
    '/user/1#settings',
  ])('%s', (path) => {
    expect(ownPath(path, fallback)).toBe(path);
  });
});

describe('everything else is refused', () => {
  test.each([
    null,
    undefined,
    '',
    ' ',
    'event/1',
    '//evil.test',
    '///evil.test',
    '////evil.test/%2e%2e',
    '/\\evil.test',
    '\\/evil.test',
    '\\\\evil.test',
    '/\\/evil.test',
    '/\\\\evil.test',
    'https://evil.test',
    'HTTPS://evil.test',
    'https:evil.test',
    'https:/evil.test',
    'http://limelight.test@evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.test/1',
    '%2F%2Fevil.test',
    '/%2Fevil.test',
    '/%2fevil.test',
    '/%252Fevil.test',
    '%252F%252Fevil.test',
    '/%5Cevil.test',
    '/%5cevil.test',
    '/%255Cevil.test',
    '/\tevil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    '/%09/evil.test',
    '/%0A/evil.test',
    '/%0d%0aSet-Cookie:x=1',
    '/\u0000/evil.test',
    '/%00',
    '/\u2028/evil.test',
    '\uFEFF//evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/../..//evil.test',
    '/x/..//evil.test',
    '/%2e%2e//evil.test',
    '/./\\evil.test',
    '/%',
    '/%E0%A4%A',
    '?redirect=//evil.test',
    '#//evil.test',
    '@evil.test',
    '.evil.test',
    ':80',
    `/${'a'.repeat(3000)}`,
  ])('%j', (path) => {
    expect(ownPath(path, fallback)).toBe(fallback);
  });
});

test('whatever comes, the answer stays on our own origin', () => {
  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2F',
    '%5C',
    '%2e',
    '%00',
    '%09',
    '\t',
    '\n',
    '\r',
    ' ',
    '?',
    '#',
    '&',
  ];
  const words = [
    'evil.test',
    'http',
    'https:',
    'javascript:',
    'a',
    '1',
    '\u0000',
    '\u00ad',
    '\u3002',
    '\uff0f',
    '\ud800',
  ];
  const parts = [...pieces, ...words];
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  let kept = 0;
  const astray: string[] = [];
  for (let round = 0; round < 20_000; round += 1) {
    const start = random(2) === 0 ? '/' : '';
    const value = start + Array.from({ length: 1 + random(7) }, () => parts[random(parts.length)]).join('');
    const path = ownPath(value, fallback);
    if (path === value) kept += 1;
    for (const form of [path, decodeURI(path), `${path}`.trim()]) {
      const resolved = new URL(form, origin);
      // Resolved twice, as by a server and then a browser.
      const again = new URL(resolved.pathname, origin);
      if (resolved.origin !== origin || again.origin !== origin) astray.push(JSON.stringify(value));
    }
  }
  expect(astray).toEqual([]);
  expect(kept).toBeGreaterThan(500);
});
