import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeAbandonedFiles } from '../../server/backend/storage/abandoned-files.ts';
import { refusal, type StorageHarness, secrets, startStorage, succeed } from './storage-harness.ts';

let harness: StorageHarness;
beforeAll(async () => {
  harness = await startStorage();
});
afterAll(() => harness.stop());

const documents = () => harness.trusted.from('test-documents');
const textOf = async (name: string) => (await succeed(documents().download(name))).text();
const namedVersions = async () =>
  (await harness.sql`select version from storage.objects`).map((row) => row.version);

/** An upload whose bytes the test sends one by one. */
function openUpload(name: string, method = 'POST') {
  const headers = { apikey: secrets.secretKey, 'content-type': 'text/plain', 'x-upsert': 'true' };
  const upload = request(`${harness.url}/object/test-documents/${name}`, { method, headers });
  upload.on('error', () => {});
  const answered = new Promise<number | undefined>((resolve) => {
    upload.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
  });
  return { upload, answered };
}

describe('uploads of one name at the same time', () => {
  test('without upsert: one wins, and what it sent is what is stored', async () => {
    const contents = Array.from({ length: 12 }, (_, index) => `content ${index} `.repeat(1000));
    const outcomes = await Promise.all(
      contents.map((content) => refusal(documents().upload('race.txt', content))),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '409')).toHaveLength(11);
    expect(await textOf('race.txt')).toBe(contents[outcomes.indexOf(undefined)]);
  });

  test('with upsert: all succeed, one stays, and nothing else is left on the disk', async () => {
    const contents = Array.from({ length: 12 }, (_, index) => `content ${index} `.repeat(1000));
    const results = await Promise.all(
      contents.map((content) => succeed(documents().upload('upsert-race.txt', content, { upsert: true }))),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(contents).toContain(await textOf('upsert-race.txt'));
    expect((await harness.storedVersions()).toSorted()).toEqual((await namedVersions()).toSorted());
  });

  test('moves and replacements meanwhile lose no content', async () => {
    await succeed(documents().upload('juggled-a.txt', 'start'));
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        documents().move('juggled-a.txt', 'juggled-b.txt'),
        documents().upload('juggled-a.txt', `content ${index}`, { upsert: true }),
        documents().move('juggled-b.txt', 'juggled-a.txt'),
      ]).flat(),
    );
    const left = await succeed(documents().list('', { search: 'juggled' }));
    expect(left.length).toBeGreaterThan(0);
    for (const { name } of left) expect(await textOf(name)).toMatch(/^(start|content \d)$/);
    expect((await harness.storedVersions()).toSorted()).toEqual((await namedVersions()).toSorted());
  });
});

describe('an upload that is under way', () => {
  test('leaves the old content readable until it is complete', async () => {
    await succeed(documents().upload('slow.txt', 'old'));
    const versions = (await harness.storedVersions()).length;
    const { upload, answered } = openUpload('slow.txt', 'PUT');
    upload.write('new ');
    await vi.waitFor(async () => expect(await harness.storedVersions()).toHaveLength(versions + 1));
    expect(await textOf('slow.txt')).toBe('old');
    upload.end('content');
    expect(await answered).toBe(200);
    expect(await textOf('slow.txt')).toBe('new content');
    expect(await harness.storedVersions()).toHaveLength(versions);
  });

  test('leaves nothing when it breaks off', async () => {
    const versions = (await harness.storedVersions()).length;
    const { upload } = openUpload('broken.txt');
    upload.write('half of it');
    await vi.waitFor(async () => expect(await harness.storedVersions()).toHaveLength(versions + 1));
    upload.destroy();
    await vi.waitFor(async () => expect(await harness.storedVersions()).toHaveLength(versions));
    expect(await refusal(documents().download('broken.txt'))).toBe('404');
  });

  test('a form that breaks off is refused', async () => {
    const versions = (await harness.storedVersions()).length;
    const response = await fetch(`${harness.url}/object/test-documents/torn.txt`, {
      method: 'POST',
      headers: { apikey: secrets.secretKey, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\nhalf of it',
    });
    expect(response.status).toBe(400);
    expect(await harness.storedVersions()).toHaveLength(versions);
  });
});

test('a download that has begun is whole although the object is replaced meanwhile', async () => {
  const old = 'o'.repeat(3_000_000);
  await succeed(documents().upload('read.txt', old));
  const { signedUrl } = await succeed(documents().createSignedUrl('read.txt', 60));
  const response = await fetch(signedUrl);
  await succeed(documents().update('read.txt', 'new'));
  await succeed(documents().remove(['read.txt']));
  expect(await response.text()).toBe(old);
});

test('readers of an object that is replaced all the time always get one whole version', async () => {
  await succeed(documents().upload('busy.txt', 'a'.repeat(50_000)));
  const writers = ['b', 'c', 'd', 'e', 'f'].map((letter) =>
    documents().update('busy.txt', letter.repeat(50_000)),
  );
  const readers = Array.from({ length: 40 }, () => textOf('busy.txt'));
  for (const text of await Promise.all(readers)) expect(text).toMatch(/^(.)\1{49999}$/);
  for (const { error } of await Promise.all(writers)) expect(error).toBeNull();
});

test('files that no object names are cleared away once they are old', async () => {
  await succeed(documents().upload('kept.txt', 'kept'));
  const abandon = async (age: number) => {
    const version = randomUUID();
    const folder = join(harness.directory, version.slice(0, 2), version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'content'), 'left by a crash');
    await utimes(folder, new Date(Date.now() - age), new Date(Date.now() - age));
    return version;
  };
  const old = await abandon(3_600_000);
  const young = await abandon(0);
  const olderThan = new Date(Date.now() - 60_000);
  expect(await removeAbandonedFiles(harness.sql, { directory: harness.directory, olderThan })).toBe(1);
  const left = await harness.storedVersions();
  expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
  expect(await textOf('kept.txt')).toBe('kept');
});
