import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../fixtures/backend.ts';

let backend: TestBackend;
const mark = `g${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  backend = await startTestBackend();
});

afterEach(async () => {
  await backend.service().from('genres').delete().like('name', `${mark}%`).throwOnError();
});

afterAll(() => backend.stop());

const genres = () => backend.service().from('genres');

test('insert answers 201, with rows only when they are asked for', async () => {
  const silent = await genres().insert({ name: `${mark} a` });
  expect({ status: silent.status, data: silent.data }).toEqual({ status: 201, data: null });
  const spoken = await genres()
    .insert({ name: `${mark} b` })
    .select('name, description')
    .single();
  expect(spoken.data).toEqual({ name: `${mark} b`, description: '' });
});

test('many rows are inserted at once or not at all', async () => {
  const { error, status } = await genres().insert([{ name: `${mark} a` }, { name: `${mark} a` }]);
  expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
  const { count } = await genres().select('id', { count: 'exact', head: true }).like('name', `${mark}%`);
  expect(count).toBe(0);
});

test('upsert changes the row that conflicts', async () => {
  await genres()
    .insert({ name: `${mark} a`, description: 'old' })
    .throwOnError();
  const { data } = await genres()
    .upsert({ name: `${mark} a`, description: 'new' }, { onConflict: 'name' })
    .select('description');
  expect(data).toEqual([{ description: 'new' }]);
});

test('upsert can leave the row that conflicts alone', async () => {
  await genres()
    .insert({ name: `${mark} a`, description: 'old' })
    .throwOnError();
  const { data, error } = await genres()
    .upsert({ name: `${mark} a`, description: 'new' }, { onConflict: 'name', ignoreDuplicates: true })
    .select('description');
  expect({ data, error }).toEqual({ data: [], error: null });
});

test('update and delete answer what they touched', async () => {
  await genres()
    .insert([{ name: `${mark} a` }, { name: `${mark} b` }])
    .throwOnError();
  const updated = await genres()
    .update({ description: 'x' })
    .eq('name', `${mark} a`)
    .select('name, description');
  expect(updated.data).toEqual([{ name: `${mark} a`, description: 'x' }]);
  const deleted = await genres().delete().eq('name', `${mark} b`).select('name');
  expect(deleted.data).toEqual([{ name: `${mark} b` }]);
});

test('a check violation is 400 with 23514, a missing value 400 with 23502', async () => {
  const check = await genres().insert({ name: '' });
  expect({ status: check.status, code: check.error?.code }).toEqual({ status: 400, code: '23514' });
  const missing = await genres().insert({ name: null as unknown as string });
  expect({ status: missing.status, code: missing.error?.code }).toEqual({ status: 400, code: '23502' });
});

test('a missing reference is 409 with 23503', async () => {
  const { status, error } = await backend
    .service()
    .from('event_genres')
    .insert({ event_id: 9_999_999, genre_id: 9_999_999 });
  expect({ status, code: error?.code }).toEqual({ status: 409, code: '23503' });
});

test('text keeps every character that PostgreSQL can hold', async () => {
  const description = 'Ørsted – "quotes" \\ back\nslash, émoji 🎛️, رقص, 中文';
  const { data } = await genres()
    .insert({ name: `${mark} a`, description })
    .select('description')
    .single();
  expect(data?.description).toBe(description);
});

test('a body that is no JSON is 400, not a crash', async () => {
  const response = await fetch(`${backend.url}/rest/v1/genres`, {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: '{"name": ',
  });
  expect(response.status).toBe(400);
});
