import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  accessToken,
  picture,
  refusal,
  type StorageHarness,
  secrets,
  startStorage,
  succeed,
} from './storage-harness.ts';

let harness: StorageHarness;
beforeAll(async () => {
  harness = await startStorage();
  await succeed(harness.trusted.from('test-documents').upload('letter.txt', 'dear you'));
  await succeed(harness.trusted.from('test-documents').upload('other.txt', 'not yours'));
  await succeed(
    harness.trusted
      .from('test-documents')
      .upload('photo.png', await picture(400, 200), { contentType: 'image/png' }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => harness.stop());

const documents = () => harness.trusted.from('test-documents');

test('a public address works without any key, and only for public buckets', async () => {
  await succeed(harness.trusted.from('test-notes').upload('hi & bye (1).txt', 'hi'));
  const { data } = harness.anonymous.from('test-notes').getPublicUrl('hi & bye (1).txt');
  expect(await (await fetch(data.publicUrl)).text()).toBe('hi');
  const hidden = harness.anonymous.from('test-documents').getPublicUrl('letter.txt');
  expect((await fetch(hidden.data.publicUrl)).status).toBe(400);
});

test('a signed address opens one object without any key', async () => {
  const { signedUrl } = await succeed(documents().createSignedUrl('letter.txt', 60));
  const response = await fetch(signedUrl);
  expect(await response.text()).toBe('dear you');
  expect(response.headers.get('cache-control')).toMatch(/^private, /);
  expect((await fetch(signedUrl.replace('letter', 'other'))).status).toBe(400);
});

test('many signed addresses at once', async () => {
  const links = await succeed(documents().createSignedUrls(['letter.txt', 'absent.txt'], 60));
  expect(links.map((link) => link.error === null)).toEqual([true, false]);
  expect(await (await fetch(links[0]?.signedUrl ?? '')).text()).toBe('dear you');
});

test('a signed address ends when it says', async () => {
  const { signedUrl } = await succeed(documents().createSignedUrl('letter.txt', 60));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await fetch(signedUrl)).status).toBe(400);
});

test('a signed address that was changed is refused', async () => {
  const { signedUrl } = await succeed(documents().createSignedUrl('letter.txt', 60));
  const url = new URL(signedUrl);
  const token = url.searchParams.get('token') ?? '';
  const [header, , signature] = token.split('.');
  const body = { purpose: 'download', url: 'test-documents/other.txt', exp: 9_999_999_999 };
  const forged = `${header}.${Buffer.from(JSON.stringify(body)).toString('base64url')}.${signature}`;
  for (const wrong of ['', 'x', forged, token.slice(0, -2), await accessToken(body)]) {
    url.searchParams.set('token', wrong);
    expect((await fetch(url)).status).toBe(400);
  }
});

test('the token of a link is no access token', async () => {
  const { signedUrl } = await succeed(documents().createSignedUrl('letter.txt', 60));
  const token = new URL(signedUrl).searchParams.get('token');
  const headers = { authorization: `Bearer ${token}`, apikey: secrets.publishableKey };
  expect((await fetch(`${harness.url}/object/test-documents/other.txt`, { headers })).status).toBe(400);
});

test('a link to a thumbnail does not open the original', async () => {
  const { signedUrl } = await succeed(
    documents().createSignedUrl('photo.png', 60, { transform: { width: 100, height: 50 } }),
  );
  const thumbnail = await (await fetch(`${signedUrl}&width=400&height=200`)).arrayBuffer();
  expect(await sharp(Buffer.from(thumbnail)).metadata()).toMatchObject({ width: 100, height: 50 });
  const original = await (await fetch(signedUrl.replace('/render/image/', '/object/'))).arrayBuffer();
  expect(await sharp(Buffer.from(original)).metadata()).toMatchObject({ width: 100 });
});

test('a link saves under the name it says', async () => {
  const { signedUrl } = await succeed(
    documents().createSignedUrl('letter.txt', 60, { download: 'yours.txt' }),
  );
  const disposition = (await fetch(signedUrl)).headers.get('content-disposition');
  expect(disposition).toBe(`attachment; filename="yours.txt"; filename*=UTF-8''yours.txt`);
});

test('a signed upload takes that one object from anyone, for the person who signed', async () => {
  const { userId, storage } = await harness.signIn();
  const path = `${userId}/invited.txt`;
  const { token } = await succeed(storage.from('test-documents').createSignedUploadUrl(path));
  const anonymous = harness.anonymous.from('test-documents');
  expect(await refusal(anonymous.uploadToSignedUrl(`${userId}/another.txt`, token, 'x'))).toBe('403');
  await succeed(anonymous.uploadToSignedUrl(path, token, new Blob(['from a friend'])));
  expect(await (await succeed(storage.from('test-documents').download(path))).text()).toBe('from a friend');
  const [row] = await harness.sql`select owner_id from storage.objects where name = ${path}`;
  expect(row?.owner_id).toBe(userId);
  expect(await refusal(anonymous.uploadToSignedUrl(path, token, 'again'))).toBe('409');
});

test('a link for downloading cannot upload, nor the reverse', async () => {
  const download = new URL((await succeed(documents().createSignedUrl('letter.txt', 60))).signedUrl);
  const { token } = await succeed(documents().createSignedUploadUrl('letter2.txt'));
  const downloadToken = download.searchParams.get('token') ?? '';
  expect(
    await refusal(
      harness.anonymous.from('test-documents').uploadToSignedUrl('letter.txt', downloadToken, 'x'),
    ),
  ).toBe('403');
  expect((await fetch(`${harness.url}/object/sign/test-documents/letter2.txt?token=${token}`)).status).toBe(
    400,
  );
});
