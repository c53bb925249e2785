import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestBackend, type TestBackend } from '../fixtures/backend.ts';
import { removeScene, type Scene, seedScene } from './rest-scene.ts';

let backend: TestBackend;
let scene: Scene;
let owner: Person;
let crew: Person;
let visitor: Person;

beforeAll(async () => {
  backend = await startTestBackend();
  scene = await seedScene(backend.service());
  [owner, crew, visitor] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  const entity = { entity_type: 'event', entity_id: scene.draft };
  await backend
    .service()
    .from('user_permissions')
    .insert([
      { ...entity, user_id: owner.id, permission_level: 4 },
      { ...entity, user_id: crew.id, permission_level: 1 },
    ])
    .throwOnError();
});

afterAll(async () => {
  await removeScene(backend.service(), scene);
  await backend.stop();
});

const readDraft = (client: Person['client']) => client.from('events').select('title').eq('id', scene.draft);

test('a draft is there for its team and for nobody else', async () => {
  expect((await readDraft(owner.client)).data).toEqual([{ title: 'Draft Night' }]);
  expect((await readDraft(crew.client)).data).toEqual([{ title: 'Draft Night' }]);
  expect((await readDraft(visitor.client)).data).toEqual([]);
  expect((await readDraft(backend.anonymous())).data).toEqual([]);
});

test('people read their own record and no other', async () => {
  const { data } = await visitor.client.from('users').select('id');
  expect(data).toEqual([{ id: visitor.id }]);
  expect((await backend.anonymous().from('users').select('id')).data).toEqual([]);
});

test('teammates see each other, strangers do not', async () => {
  const seen = async (client: Person['client']) =>
    (await client.from('users').select('id').order('id')).data?.map(({ id }) => id);
  const team = [owner.id, crew.id].sort((a, b) => a - b);
  expect(await seen(owner.client)).toEqual(team);
  expect(await seen(crew.client)).toEqual(team);
  expect(await seen(visitor.client)).toEqual([visitor.id]);
});

test('the access check of the specification: two single-row reads as the person', async () => {
  const user = await crew.client.from('users').select('id').eq('supabase_id', crew.authId).single();
  expect(user.data).toEqual({ id: crew.id });
  const check = (person: Person) =>
    person.client
      .from('user_permissions')
      .select('permission_level')
      .eq('user_id', person.id)
      .eq('entity_type', 'event')
      .eq('entity_id', scene.draft)
      .single();
  expect((await check(crew)).data).toEqual({ permission_level: 1 });
  expect((await check(visitor)).error?.code).toBe('PGRST116');
});

test('people change their own name, and nothing else of the record', async () => {
  const renamed = await visitor.client
    .from('users')
    .update({ display_name: 'Vi' })
    .eq('id', visitor.id)
    .select('display_name');
  expect(renamed.data).toEqual([{ display_name: 'Vi' }]);
  const stolen = await visitor.client
    .from('users')
    .update({ supabase_id: owner.authId })
    .eq('id', visitor.id);
  expect({ status: stolen.status, code: stolen.error?.code }).toEqual({ status: 403, code: '42501' });
  const other = await visitor.client
    .from('users')
    .update({ display_name: 'X' })
    .eq('id', owner.id)
    .select('id');
  expect(other.data).toEqual([]);
});

test('nobody writes permissions past the functions', async () => {
  const row = { user_id: visitor.id, entity_type: 'event', entity_id: scene.draft, permission_level: 4 };
  for (const { client } of [visitor, crew, owner]) {
    expect((await client.from('user_permissions').insert(row)).status).toBe(403);
    expect(
      (await client.from('user_permissions').update({ permission_level: 4 }).eq('user_id', visitor.id))
        .status,
    ).toBe(403);
    expect((await client.from('user_permissions').delete().eq('user_id', owner.id)).status).toBe(403);
  }
  expect((await backend.anonymous().from('user_permissions').insert(row)).status).toBe(401);
});

test('an rpc refuses with its reason as the message and its status', async () => {
  const words = { entity_type: 'event', entity_id: scene.draft, user_id: visitor.id, permission_level: 2 };
  const refused = await crew.client.rpc('grant_permission', words);
  expect({ status: refused.status, error: refused.error }).toMatchObject({
    status: 403,
    error: { code: 'PT403', message: 'not_allowed' },
  });
  const unknown = await owner.client.rpc('grant_permission', { ...words, permission_level: 9 });
  expect({ status: unknown.status, message: unknown.error?.message }).toEqual({
    status: 400,
    message: 'unknown_level',
  });
  const nobody = await owner.client.rpc('grant_permission', { ...words, user_id: 99_999_999 });
  expect({ status: nobody.status, message: nobody.error?.message }).toEqual({
    status: 404,
    message: 'unknown_user',
  });
  expect((await backend.anonymous().rpc('grant_permission', words)).status).toBe(401);
});

test('an owner grants, changes and revokes, and the history tells', async () => {
  const entity = { entity_type: 'event', entity_id: scene.draft, user_id: visitor.id };
  await owner.client.rpc('grant_permission', { ...entity, permission_level: 2 }).throwOnError();
  expect((await readDraft(visitor.client)).data).toHaveLength(1);
  await owner.client.rpc('grant_permission', { ...entity, permission_level: 3 }).throwOnError();
  await owner.client.rpc('revoke_permission', entity).throwOnError();
  expect((await readDraft(visitor.client)).data).toEqual([]);
  const { data } = await owner.client
    .from('permission_changes')
    .select('level_before, level_after, changed_by')
    .eq('user_id', visitor.id)
    .order('id');
  expect(data).toEqual([
    { level_before: null, level_after: 2, changed_by: owner.id },
    { level_before: 2, level_after: 3, changed_by: owner.id },
    { level_before: 3, level_after: null, changed_by: owner.id },
  ]);
  expect((await crew.client.from('permission_changes').select('id')).data).toEqual([]);
});

test('the last owner stays, whoever asks', async () => {
  const entity = { entity_type: 'event', entity_id: scene.draft, user_id: owner.id };
  const left = await owner.client.rpc('revoke_permission', entity);
  expect({ status: left.status, message: left.error?.message }).toEqual({
    status: 409,
    message: 'last_owner',
  });
  const demoted = await owner.client.rpc('grant_permission', { ...entity, permission_level: 3 });
  expect({ status: demoted.status, message: demoted.error?.message }).toEqual({
    status: 409,
    message: 'last_owner',
  });
});

test('crew leave by themselves', async () => {
  const leaver = await backend.person();
  const entity = { entity_type: 'event', entity_id: scene.draft, user_id: leaver.id };
  await owner.client.rpc('grant_permission', { ...entity, permission_level: 1 }).throwOnError();
  expect((await leaver.client.rpc('revoke_permission', entity)).error).toBeNull();
  expect((await readDraft(leaver.client)).data).toEqual([]);
});

test('a forged or expired token is nobody', async () => {
  const forged = await fetch(`${backend.url}/rest/v1/users?select=id`, {
    headers: {
      apikey: backend.publishableKey,
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.',
    },
  });
  expect(forged.status).toBe(401);
});
