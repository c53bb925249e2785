import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, randomAddress, startEmbedded } from '../fixtures/backend.ts';
import { removeScene, type Scene, seedScene } from './rest-scene.ts';

let backend: EmbeddedTestBackend;
let scene: Scene;
let owner: Person;
let editor: Person;
let invited: Person;
let stranger: Person;

beforeAll(async () => {
  backend = await startEmbedded();
  scene = await seedScene(backend.service());
  [owner, editor, invited, stranger] = await Promise.all([
    backend.person(),
    backend.person(),
    backend.person(),
    backend.person(),
  ]);
  const entity = { entity_type: 'event', entity_id: scene.draft };
  await backend
    .service()
    .from('user_permissions')
    .insert([
      { ...entity, user_id: owner.id, permission_level: 4 },
      { ...entity, user_id: editor.id, permission_level: 2 },
    ])
    .throwOnError();
});

afterAll(async () => {
  await removeScene(backend.service(), scene);
  await backend.stop();
});

const invite = (by: Person, email: string, level = 2) =>
  by.client.rpc('invite_to_team', {
    entity_type: 'event',
    entity_id: scene.draft,
    email,
    permission_level: level,
  });

const invitationsOf = async (person: Person) =>
  (await person.client.rpc('list_my_invitations').throwOnError()).data;

const levelOf = async (person: Person) => {
  const [row] = await backend.sql`select permission_level as level from public.user_permissions
    where user_id = ${person.id} and entity_type = 'event' and entity_id = ${scene.draft}`;
  return row?.level;
};

test('owners alone invite, and read whom they invited', async () => {
  for (const person of [editor, stranger]) {
    const refused = await invite(person, randomAddress());
    expect({ status: refused.status, message: refused.error?.message }).toEqual({
      status: 403,
      message: 'not_allowed',
    });
  }
  const email = randomAddress();
  await invite(owner, email).throwOnError();
  const read = async ({ client }: Person) =>
    (await client.from('team_invitations').select('email').throwOnError()).data;
  expect(await read(owner)).toEqual([{ email }]);
  expect(await read(editor)).toEqual([]);
  expect(await read(stranger)).toEqual([]);
  expect((await backend.anonymous().from('team_invitations').select('email')).status).toBe(401);
});

test('an address with an account is answered as one without', async () => {
  const answers = [];
  for (const email of [stranger.email, randomAddress()]) {
    const { status, data, error } = await invite(owner, email);
    answers.push({ status, data, error });
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('an invitation is for its address alone, and makes a member of whoever accepts', async () => {
  await invite(owner, invited.email.toUpperCase()).throwOnError();
  const [invitation] = await invitationsOf(invited);
  expect(invitation).toMatchObject({ entity_name: 'Draft Night', permission_level: 2 });
  const answer = { invitation_id: invitation?.id ?? 0, accept: true };
  const stolen = await editor.client.rpc('answer_invitation', answer);
  expect({ status: stolen.status, message: stolen.error?.message }).toEqual({
    status: 404,
    message: 'invitation_gone',
  });
  await invited.client.rpc('answer_invitation', answer).throwOnError();
  expect(await levelOf(invited)).toBe(2);
  const again = await invited.client.rpc('answer_invitation', answer);
  expect(again.error?.message).toBe('invitation_gone');
});

test('an address that is not confirmed is nobody’s yet', async () => {
  const person = await backend.person();
  await invite(owner, person.email).throwOnError();
  await backend.sql`update auth.users set email_confirmed_at = null where id = ${person.authId}`;
  expect(await invitationsOf(person)).toEqual([]);
});

test('an invitation that ran out is not shown and cannot be accepted', async () => {
  const person = await backend.person();
  await invite(owner, person.email).throwOnError();
  const [invitation] = await invitationsOf(person);
  await backend.sql`update public.team_invitations set expires_at = now() where id = ${invitation?.id ?? 0}`;
  expect(await invitationsOf(person)).toEqual([]);
  const late = await person.client.rpc('answer_invitation', {
    invitation_id: invitation?.id ?? 0,
    accept: true,
  });
  expect({ status: late.status, message: late.error?.message }).toEqual({
    status: 410,
    message: 'invitation_expired',
  });
  expect(await levelOf(person)).toBeUndefined();
});

test('declining leaves nothing behind', async () => {
  const person = await backend.person();
  await invite(owner, person.email, 4).throwOnError();
  const [invitation] = await invitationsOf(person);
  await person.client
    .rpc('answer_invitation', { invitation_id: invitation?.id ?? 0, accept: false })
    .throwOnError();
  expect(await invitationsOf(person)).toEqual([]);
  expect(await levelOf(person)).toBeUndefined();
});

test('whoever has more already keeps it', async () => {
  await invite(owner, editor.email, 1).throwOnError();
  const [invitation] = await invitationsOf(editor);
  await editor.client
    .rpc('answer_invitation', { invitation_id: invitation?.id ?? 0, accept: true })
    .throwOnError();
  expect(await levelOf(editor)).toBe(2);
});

test('a withdrawn invitation is gone, and only owners withdraw', async () => {
  const person = await backend.person();
  await invite(owner, person.email).throwOnError();
  const [invitation] = await invitationsOf(person);
  const withdraw = { invitation_id: invitation?.id ?? 0 };
  expect((await stranger.client.rpc('withdraw_invitation', withdraw)).status).toBe(403);
  await owner.client.rpc('withdraw_invitation', withdraw).throwOnError();
  expect(await invitationsOf(person)).toEqual([]);
});

test('invitations are not a way to flood mailboxes', async () => {
  const refusals: (string | undefined)[] = [];
  for (let count = 0; count < 31; count += 1) {
    refusals.push((await invite(owner, randomAddress())).error?.message);
  }
  expect(refusals.at(-1)).toBe('too_many');
});
