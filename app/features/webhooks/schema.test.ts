import { expect, test } from 'vitest';
import { checkEndpoint, newEndpoint } from './schema';

const good = { ...newEndpoint('event 1'), url: 'https://example.org/hook' };

test('a good one has no errors', () => expect(checkEndpoint(good, [])).toEqual({}));

test.each([
  ['', /Type the address/],
  ['example', /no address/],
  ['http://example.org', /https:\/\//],
  ['ftp://example.org', /https:\/\//],
  ['https://name:word@example.org', /signed instead/],
  ['https://localhost/hook', /public internet/],
  [`https://example.org/${'x'.repeat(2000)}`, /too long/],
])('%s is told apart', (url, words) => {
  expect(checkEndpoint({ ...good, url }, []).url).toMatch(words);
});

test('hosts that the operator trusts may be in the own network', () => {
  expect(checkEndpoint({ ...good, url: 'http://127.0.0.1:9000/hook' }, ['127.0.0.1'])).toEqual({});
});

test('something has to be chosen', () => {
  expect(checkEndpoint({ ...good, owner: '', topics: [] }, [])).toEqual({
    owner: 'Choose whose news it is.',
    topics: 'Choose at least one.',
  });
});
