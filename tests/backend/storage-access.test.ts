import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessToken, refusal, type StorageHarness, startStorage, succeed } from './storage-harness.ts';

type Person = Awaited<ReturnType<StorageHarness['signIn']>>;

let harness: StorageHarness;
let owner: Person;
let stranger: Person;
let name: string;

beforeAll(async () => {
  harness = await startStorage();
});
afterAll(() => harness.stop());

beforeEach(async () => {
  owner = await harness.signIn();
  stranger = await harness.signIn();
  name = `${owner.userId}/file.txt`;
  await succeed(owner.storage.from('test-documents').upload(name, 'mine'));
});

const actions = {
  upload: (storage: Person['storage']) =>
    refusal(storage.from('test-documents').upload(`${owner.userId}/new.txt`, 'x')),
  upsert: (storage: Person['storage']) =>
    refusal(storage.from('test-documents').upload(name, 'x', { upsert: true })),
  update: (storage: Person['storage']) => refusal(storage.from('test-documents').update(name, 'x')),
  download: (storage: Person['storage']) => refusal(storage.from('test-documents').download(name)),
  info: (storage: Person['storage']) => refusal(storage.from('test-documents').info(name)),
  move: (storage: Person['storage']) =>
    refusal(storage.from('test-documents').move(name, `${owner.userId}/moved.txt`)),
  copy: (storage: Person['storage']) =>
    refusal(storage.from('test-documents').copy(name, `${owner.userId}/copied.txt`)),
  sign: (storage: Person['storage']) => refusal(storage.from('test-documents').createSignedUrl(name, 60)),
  signUpload: (storage: Person['storage']) =>
    refusal(storage.from('test-documents').createSignedUploadUrl(`${owner.userId}/signed.txt`)),
};

const strangersAreTold: Record<keyof typeof actions, string> = {
  upload: '403',
  upsert: '403',
  update: '403',
  download: '404',
  info: '404',
  move: '404',
  copy: '404',
  sign: '404',
  signUpload: '403',
};

describe.each(Object.keys(actions) as (keyof typeof actions)[])('%s', (action) => {
  test('is allowed to the owner and to the server', async () => {
    expect(await actions[action](owner.storage)).toBeUndefined();
    if (action === 'move') return;
    await harness.trusted
      .from('test-documents')
      .remove([`${owner.userId}/new.txt`, `${owner.userId}/copied.txt`]);
    expect(await actions[action](harness.trusted)).toBeUndefined();
  });

  test('is refused to strangers and to visitors, and changes nothing', async () => {
    const before = await harness.storedVersions();
    expect(await actions[action](stranger.storage)).toBe(strangersAreTold[action]);
    expect(await actions[action](harness.anonymous)).toBe(strangersAreTold[action]);
    expect(await harness.storedVersions()).toEqual(before);
    const kept = await succeed(owner.storage.from('test-documents').download(name));
    expect(await kept.text()).toBe('mine');
  });
});

test('list and remove reach only what the caller may see and remove', async () => {
  for (const { storage } of [stranger, { storage: harness.anonymous }]) {
    expect(await succeed(storage.from('test-documents').list(owner.userId))).toEqual([]);
    expect(await succeed(storage.from('test-documents').remove([name]))).toEqual([]);
  }
  expect(await succeed(owner.storage.from('test-documents').list(owner.userId))).toHaveLength(1);
  expect(await succeed(owner.storage.from('test-documents').remove([name]))).toHaveLength(1);
});

test('no one can move or copy into the folder of someone else', async () => {
  const target = `${stranger.userId}/gift.txt`;
  expect(await refusal(owner.storage.from('test-documents').move(name, target))).toBe('403');
  expect(await refusal(owner.storage.from('test-documents').copy(name, target))).toBe('403');
});

test('signing many links refuses each one that the caller may not read', async () => {
  const links = await succeed(stranger.storage.from('test-documents').createSignedUrls([name], 60));
  expect(links).toMatchObject([{ path: name, signedUrl: null, error: expect.any(String) }]);
});

test('uploads belong to the person, those of the server to no one', async () => {
  await succeed(harness.trusted.from('test-documents').upload('server/file.txt', 'ours'));
  const rows = await harness.sql`
    select name, owner::text, owner_id from storage.objects where name = any(${[name, 'server/file.txt']}) order by name`;
  expect(rows.find((row) => row.name === name)).toMatchObject({
    owner: owner.userId,
    owner_id: owner.userId,
  });
  expect(rows.find((row) => row.name === 'server/file.txt')).toMatchObject({ owner: null, owner_id: null });
});

test('a policy can tell which call it is asked about', async () => {
  await harness.sql`create policy "visitors can list a shared folder" on storage.objects for select to anon
    using (name like 'shared/%' and storage.operation() = 'storage.object.list')`;
  await succeed(harness.trusted.from('test-documents').upload('shared/a.txt', 'a'));
  expect(await succeed(harness.anonymous.from('test-documents').list('shared'))).toHaveLength(1);
  expect(await refusal(harness.anonymous.from('test-documents').download('shared/a.txt'))).toBe('404');
});

describe('a token', () => {
  const download = async (authorization: string) => {
    const response = await fetch(`${harness.url}/object/test-documents/${name}`, {
      headers: { authorization },
    });
    return response.ok ? 'allowed' : (await response.json()).statusCode;
  };

  test('that is valid lets its person in', async () => {
    expect(await download(`Bearer ${owner.token}`)).toBe('allowed');
  });

  test('that is forged, expired, of an unknown role or of another algorithm is refused', async () => {
    const [header, , signature] = owner.token.split('.');
    const forged = Buffer.from(JSON.stringify({ role: 'service_role', exp: 9_999_999_999 })).toString(
      'base64url',
    );
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const tokens = [
      `${header}.${forged}.${signature}`,
      `${unsigned}.${forged}.`,
      await accessToken({ sub: owner.userId, role: 'authenticated', exp: 1 }),
      await accessToken({ sub: owner.userId, role: 'postgres' }),
      'sb_secret_wrong',
    ];
    for (const token of tokens) expect(await download(`Bearer ${token}`)).toBe('403');
  });
});
