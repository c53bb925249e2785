import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDirectory, checkPort } from './place.ts';

test('a port is free, or somebody else’s, or of another machine', async () => {
  const stranger = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port } = stranger.address() as AddressInfo;
  expect(await checkPort('127.0.0.1', port)).toMatchObject({
    verdict: 'bad',
    remedy: expect.stringMatching('PORT='),
  });
  await new Promise((resolve) => stranger.close(resolve));
  expect(await checkPort('127.0.0.1', port)).toMatchObject({ verdict: 'good' });
  expect(await checkPort('192.0.2.1', port)).toMatchObject({
    verdict: 'bad',
    remedy: expect.stringMatching('HOST'),
  });
});

test('a folder for the data is made, unless something is in the way', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'limelight-doctor-'));
  expect(await checkDirectory(join(directory, 'new/data'))).not.toMatchObject({ verdict: 'bad' });
  await writeFile(join(directory, 'file'), '');
  expect(await checkDirectory(join(directory, 'file'))).toMatchObject({ verdict: 'bad' });
  await rm(directory, { recursive: true });
});
