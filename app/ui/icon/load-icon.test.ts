import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { dynamicIconNames } from '~/ui/icon/dynamic-icon-names';
import { loadIcon } from '~/ui/icon/load-icon';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

function answer(body: string, type = 'image/svg+xml', status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': type } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every dynamic icon has its file', () => {
  const files = readdirSync(new URL('../../../public/icons', import.meta.url)).sort();
  expect(files).toEqual(dynamicIconNames.map((name) => `${name}.svg`).sort());
});

test('a picture is fetched once and kept', async () => {
  const fetch = vi.fn(async () => answer(picture));
  vi.stubGlobal('fetch', fetch);
  expect(await loadIcon('kept')).toBe(`data:image/svg+xml,${encodeURIComponent(picture)}`);
  await loadIcon('kept');
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  ['missing', answer('', 'text/plain', 404)],
  ['a-page', answer('<p>hello</p>', 'text/html')],
])('%s falls back and may be tried again', async (name, response) => {
  const fetch = vi.fn(async () => response.clone());
  vi.stubGlobal('fetch', fetch);
  expect(await loadIcon(name)).toBeNull();
  await loadIcon(name);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('1500 ms without an answer is a fallback', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation(() => AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) =>
    signal.throwIfAborted(),
  );
  expect(await loadIcon('slow')).toBeNull();
  expect(timeout).toHaveBeenCalledWith(1500);
});
