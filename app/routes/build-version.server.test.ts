import { expect, test } from 'vitest';
import { createVersionEndpoint } from './build-version.server';

const ask = async (path: string) =>
  (await createVersionEndpoint('now')(new Request(`https://limelight.test${path}`))) ?? null;

test('a page of this build is told that it is, one of another to load anew', async () => {
  expect(await ask('/__manifest?version=now')).toMatchObject({ status: 200 });
  const other = await ask('/__manifest?version=before');
  expect([other?.status, other?.headers.get('X-Remix-Reload-Document')]).toEqual([204, 'true']);
  expect(await ask('/event/1')).toBeNull();
});
