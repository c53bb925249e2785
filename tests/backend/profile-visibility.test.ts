import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type Person, startTestBackend, type TestBackend } from '../fixtures/backend.ts';
import { removeScene, type Scene, seedScene } from './rest-scene.ts';

let backend: TestBackend;
let scene: Scene;
let person: Person;
let pending: Person;
let accepted: Person;
let stranger: Person;

beforeAll(async () => {
  backend = await startTestBackend();
  scene = await seedScene(backend.service());
  [person, pending, accepted, stranger] = await Promise.all([
    backend.person(),
    backend.person(),
    backend.person(),
    backend.person(),
  ]);
  await choose({ handle: `p${person.id}_show`, going_visibility: 'followers' });
  const target = { entity_type: 'user', entity_id: person.id };
  for (const { client } of [pending, accepted]) await client.rpc('follow', target).throwOnError();
  await person.client.rpc('accept_follower', { user_id: accepted.id }).throwOnError();
  await person.client.rpc('set_interest', { event_id: scene.first, interest: 'going' }).throwOnError();
  const artist = { entity_type: 'artist', entity_id: scene.artistIds[0] ?? 0 };
  await person.client.rpc('follow', artist).throwOnError();
});

afterAll(async () => {
  await removeScene(backend.service(), scene);
  await backend.stop();
});

type Choice = {
  handle?: string | null;
  going_visibility?: 'everyone' | 'followers' | 'nobody';
};
const choose = (choice: Choice) =>
  person.client.from('users').update(choice).eq('id', person.id).throwOnError();

/** What somebody gets to know over REST, whatever the pages would show. */
async function known(client: Client) {
  const [record, plans, follows, through] = await Promise.all([
    client.from('users').select('id').eq('id', person.id).throwOnError(),
    client.from('event_interest').select('event_id').eq('user_id', person.id).throwOnError(),
    client.from('follows').select('entity_type').eq('user_id', person.id).throwOnError(),
    client
      .from('events')
      .select('id, event_interest!inner(user_id)')
      .eq('event_interest.user_id', person.id)
      .throwOnError(),
  ]);
  return {
    profile: record.data.length,
    plans: plans.data.length,
    follows: follows.data.length,
    through: through.data.length,
  };
}

const everything = { profile: 1, plans: 1, follows: 1, through: 1 };
const profileOnly = { profile: 1, plans: 0, follows: 0, through: 0 };

describe.each([
  { visibility: 'everyone', strangers: everything, waiting: everything, followers: everything },
  { visibility: 'followers', strangers: profileOnly, waiting: profileOnly, followers: everything },
  { visibility: 'nobody', strangers: profileOnly, waiting: profileOnly, followers: profileOnly },
] as const)('plans for $visibility', ({ visibility, strangers, waiting, followers }) => {
  beforeAll(async () => {
    await choose({ going_visibility: visibility });
  });

  test('strangers, signed in or not', async () => {
    expect(await known(stranger.client)).toEqual(strangers);
    expect(await known(backend.anonymous())).toEqual(strangers);
  });
  test('somebody who has asked to follow', async () => {
    expect(await known(pending.client)).toEqual(waiting);
  });
  test('a follower who was let in', async () => {
    expect(await known(accepted.client)).toEqual(followers);
  });
  test('oneself', async () => {
    expect(await known(person.client)).toEqual(everything);
  });
});

test('who goes is not told by the event either', async () => {
  await choose({ going_visibility: 'nobody' });
  const going = (client: Client) => client.rpc('list_followed_going', { event_id: scene.first });
  expect((await going(accepted.client).throwOnError()).data).toEqual([]);
  await choose({ going_visibility: 'followers' });
  expect((await going(accepted.client).throwOnError()).data).toMatchObject([{ user_id: person.id }]);
  expect((await going(pending.client).throwOnError()).data).toEqual([]);
});

test('who follows a person is for that person alone', async () => {
  const followers = async (client: Client) =>
    (await client.from('follows').select('user_id').eq('entity_type', 'user').eq('entity_id', person.id))
      .data;
  expect(await followers(person.client)).toHaveLength(2);
  expect(await followers(accepted.client)).toEqual([{ user_id: accepted.id }]);
  expect(await followers(stranger.client)).toEqual([]);
  expect(await followers(backend.anonymous())).toEqual([]);
});

test('nobody lets themselves in', async () => {
  await pending.client.rpc('accept_follower', { user_id: pending.id }).throwOnError();
  await pending.client.rpc('follow', { entity_type: 'user', entity_id: person.id }).throwOnError();
  const changed = await pending.client
    .from('follows')
    .update({ is_accepted: true })
    .eq('user_id', pending.id);
  expect(changed.status).toBe(403);
  expect(await known(pending.client)).toEqual(profileOnly);
});

test('a follower who was removed sees no more than a stranger', async () => {
  await person.client.rpc('remove_follower', { user_id: accepted.id }).throwOnError();
  expect(await known(accepted.client)).toEqual(profileOnly);
});

test('whoever follows shows who they are to the person they follow, and to nobody else', async () => {
  const seen = async (client: Client) => (await client.from('users').select('id').eq('id', pending.id)).data;
  expect(await seen(person.client)).toEqual([{ id: pending.id }]);
  expect(await seen(stranger.client)).toEqual([]);
});

test('without a handle a person is nobody to strangers, and cannot be followed', async () => {
  await choose({ handle: null, going_visibility: 'everyone' });
  const nothing = { profile: 0, plans: 0, follows: 0, through: 0 };
  expect(await known(stranger.client)).toEqual(nothing);
  expect(await known(backend.anonymous())).toEqual(nothing);
  const refused = await stranger.client.rpc('follow', { entity_type: 'user', entity_id: person.id });
  expect({ status: refused.status, message: refused.error?.message }).toEqual({
    status: 404,
    message: 'not_found',
  });
});

test('notifications are read by whom they are for', async () => {
  const own = await person.client.from('notifications').select('kind').throwOnError();
  expect(own.data.map(({ kind }) => kind)).toEqual(['follow_request', 'follow_request']);
  const others = await stranger.client
    .from('notifications')
    .select('id')
    .eq('user_id', person.id)
    .throwOnError();
  expect(others.data).toEqual([]);
  expect((await backend.anonymous().from('notifications').select('id')).status).toBe(401);
});

test('handles are held to their form, and are nobody’s twice', async () => {
  const taken = `t${stranger.id}_taken`;
  const set = (client: Client, id: number, handle: string) =>
    client.from('users').update({ handle }).eq('id', id);
  expect((await set(stranger.client, stranger.id, taken)).error).toBeNull();
  expect((await set(person.client, person.id, taken)).error?.code).toBe('23505');
  for (const wrong of ['ab', 'With Space', 'UPPER', 'dash-ed', 'x'.repeat(31)]) {
    expect((await set(person.client, person.id, wrong)).error?.code).toBe('23514');
  }
});
