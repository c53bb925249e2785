import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeProfilePicture, saveProfilePicture } from '../../app/features/profiles/commands.ts';
import { profilePictureAddress } from '../../app/lib/profile-picture.ts';
import { type Person, startTestBackend, type TestBackend } from '../fixtures/backend.ts';
import { picture, refusal, succeed } from './storage-harness.ts';

const bucket = 'profile-pictures';
const png = { contentType: 'image/png' };

let backend: TestBackend;
let someone: Person;
let other: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  [someone, other] = await Promise.all([backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

const filesOf = (person: Person) => person.client.storage.from(bucket);

async function fileOf(width: number, height: number): Promise<File> {
  return new File([new Uint8Array(await picture(width, height))], 'mine.png', { type: 'image/png' });
}

async function recordOf(person: Person) {
  const record = await person.client
    .from('users')
    .select('picture_path, picture_focus_x, picture_focus_y')
    .eq('id', person.id)
    .single();
  return succeed(Promise.resolve(record));
}

async function namesOf(person: Person): Promise<string[]> {
  return (await succeed(filesOf(person).list(person.authId))).map(({ name }) => `${person.authId}/${name}`);
}

test('a picture is saved with its focus, shown to everyone, replaced and removed with its file', async () => {
  const person = await backend.person();
  await saveProfilePicture(person.client, { file: await fileOf(900, 600), focusX: 0.25, focusY: 0.75 });
  const first = await recordOf(person);
  expect(first).toMatchObject({ picture_focus_x: 0.25, picture_focus_y: 0.75 });
  expect(await namesOf(person)).toEqual([first.picture_path]);

  const shown = await fetch(profilePictureAddress(backend.url, first.picture_path ?? '', 480));
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toContain('31536000');

  await saveProfilePicture(person.client, { file: await fileOf(40, 40), focusX: 0.5, focusY: 0.5 });
  const second = await recordOf(person);
  expect(second.picture_path).not.toBe(first.picture_path);
  expect(await namesOf(person)).toEqual([second.picture_path]);

  await removeProfilePicture(person.client);
  expect(await recordOf(person)).toEqual({
    picture_path: null,
    picture_focus_x: 0.5,
    picture_focus_y: 0.5,
  });
  expect(await namesOf(person)).toEqual([]);
  expect((await fetch(profilePictureAddress(backend.url, second.picture_path ?? '', 480))).ok).toBe(false);
});

test('a person may add, change and remove files in their own folder', async () => {
  const path = `${someone.authId}/a.png`;
  await succeed(filesOf(someone).upload(path, await picture(), png));
  await succeed(filesOf(someone).update(path, await picture(20, 20), png));
  expect(await succeed(filesOf(someone).remove([path]))).toHaveLength(1);
});

test('nobody may add, change or remove files in the folder of someone else', async () => {
  const theirs = `${other.authId}/theirs.png`;
  await succeed(filesOf(other).upload(theirs, await picture(), png));
  expect(await refusal(filesOf(someone).upload(`${other.authId}/mine.png`, await picture(), png))).toBe(
    '403',
  );
  expect(await refusal(filesOf(someone).upload('mine.png', await picture(), png))).toBe('403');
  expect(
    await refusal(filesOf(someone).upload(theirs, await picture(20, 20), { ...png, upsert: true })),
  ).toBe('403');
  expect(await succeed(filesOf(someone).list(other.authId))).toEqual([]);
  expect(await succeed(filesOf(someone).remove([theirs]))).toEqual([]);

  const mine = `${someone.authId}/moving.png`;
  await succeed(filesOf(someone).upload(mine, await picture(), png));
  expect(await refusal(filesOf(someone).move(mine, `${other.authId}/moved.png`))).toBe('403');
  await succeed(filesOf(someone).remove([mine]));
  expect(await namesOf(other)).toEqual([theirs]);
  await succeed(filesOf(other).remove([theirs]));
});

test('a stranger may write nothing', async () => {
  const files = backend.anonymous().storage.from(bucket);
  expect(await refusal(files.upload(`${someone.authId}/a.png`, await picture(), png))).toBe('403');
  expect(await refusal(files.upload('a.png', await picture(), png))).toBe('403');
  const changed = await backend.anonymous().from('users').update({ picture_path: null }).eq('id', someone.id);
  expect(changed.error).not.toBeNull();
});

test('only pictures of the accepted kinds and sizes are taken', async () => {
  const files = filesOf(someone);
  const path = `${someone.authId}/a`;
  const text = new Blob(['hello'], { type: 'text/plain' });
  expect(await refusal(files.upload(path, text, { contentType: 'text/plain' }))).toBe('415');
  expect(await refusal(files.upload(path, text, { contentType: 'image/svg+xml' }))).toBe('415');
  const huge = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]);
  expect(await refusal(files.upload(path, huge, png))).toBe('413');
  await expect(
    saveProfilePicture(someone.client, {
      file: new File(['x'], 'x.gif', { type: 'image/gif' }),
      focusX: 0.5,
      focusY: 0.5,
    }),
  ).rejects.toMatchObject({ reason: 'picture_type' });
  expect(await namesOf(someone)).toEqual([]);
});

test('a folder holds a few files, not a collection', async () => {
  const person = await backend.person();
  const content = await picture();
  for (let number = 0; number < 10; number += 1)
    await succeed(filesOf(person).upload(`${person.authId}/${number}.png`, content, png));
  expect(await refusal(filesOf(person).upload(`${person.authId}/10.png`, content, png))).toBe('403');
  await removeProfilePicture(person.client);
  expect(await namesOf(person)).toEqual([]);
});

test.each([
  ['in the folder of someone else', () => `${other.authId}/a.png`],
  ['in no folder', () => 'a.png'],
  ['that leads out of the folder', () => `${someone.authId}/../${other.authId}/a.png`],
  ['in a folder below', () => `${someone.authId}/below/a.png`],
  ['of another kind', () => `${someone.authId}/a.svg`],
  ['on another site', () => `https://elsewhere.test/${someone.authId}/a.png`],
])('a path %s is refused', async (_, path) => {
  const { error } = await someone.client.from('users').update({ picture_path: path() }).eq('id', someone.id);
  expect(error?.code).toBe('23514');
});

test('the picture of someone else cannot be changed, and a focus lies within the picture', async () => {
  const { data } = await someone.client
    .from('users')
    .update({ picture_path: `${other.authId}/a.png` })
    .eq('id', other.id)
    .select();
  expect(data).toEqual([]);
  const outside = await someone.client.from('users').update({ picture_focus_x: 1.5 }).eq('id', someone.id);
  expect(outside.error?.code).toBe('23514');
});
