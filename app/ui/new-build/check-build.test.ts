import { expect, test } from 'vitest';
import { isBuildOutdated } from '~/ui/new-build/check-build';

const answers: [string, () => Promise<Response>, boolean][] = [
  ['the same build', async () => Response.json({}), false],
  [
    'another build',
    async () => new Response(null, { status: 204, headers: { 'X-Remix-Reload-Document': 'true' } }),
    true,
  ],
  ['a server that is starting', async () => new Response('', { status: 503 }), false],
  ['no network', async () => Promise.reject(new TypeError('Failed to fetch')), false],
];

test.each(answers)('%s', async (_name, ask, outdated) => {
  expect(await isBuildOutdated('abc', ask)).toBe(outdated);
});
