import { expect, test } from 'vitest';
import type { Db } from '~/db/db';
import { wordsFor } from '~/lib/reasons';
import { changeTeam } from './change-team';

const entity = { entityType: 'event', entityId: 1 } as const;

/** A backend that answers every rpc with this error, or that all is well, and remembers what it was asked. */
function backend(error: { code: string; message: string } | null = null) {
  const calls: unknown[][] = [];
  const db = {
    rpc(...call: unknown[]) {
      calls.push(call);
      return Promise.resolve({ data: null, error });
    },
  };
  return { db: db as unknown as Db, calls };
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a level is given', async () => {
  const { db, calls } = backend();
  const result = await changeTeam(db, entity, form({ intent: 'grant', userId: '3', level: '2' }));
  expect(result).toEqual({ done: 'Saved. Their level is now editor.' });
  expect(calls).toEqual([
    ['grant_permission', { user_id: 3, entity_type: 'event', entity_id: 1, permission_level: 2 }],
  ]);
});

test('a person is taken out', async () => {
  const { db, calls } = backend();
  await changeTeam(db, entity, form({ intent: 'revoke', userId: '3' }));
  expect(calls).toEqual([['revoke_permission', { user_id: 3, entity_type: 'event', entity_id: 1 }]]);
});

test('somebody is asked in by e-mail, as they write it', async () => {
  const { db, calls } = backend();
  const result = await changeTeam(
    db,
    entity,
    form({ intent: 'invite', email: ' Ada@Example.com ', level: '1' }),
  );
  expect(result).toEqual({ done: 'The invitation is on its way to ada@example.com.' });
  expect(calls).toEqual([
    ['invite_to_team', { entity_type: 'event', entity_id: 1, email: 'ada@example.com', permission_level: 1 }],
  ]);
});

test('an invitation is withdrawn', async () => {
  const { db, calls } = backend();
  await changeTeam(db, entity, form({ intent: 'withdraw', invitationId: '8' }));
  expect(calls).toEqual([['withdraw_invitation', { invitation_id: 8 }]]);
});

test('what no form asks for does nothing', async () => {
  const { db, calls } = backend();
  for (const intent of ['', 'constructor', 'toString']) {
    expect(await changeTeam(db, entity, form({ intent }))).toHaveProperty('problem');
  }
  expect(calls).toEqual([]);
});

test('what is not filled in never reaches the backend', async () => {
  const { db, calls } = backend();
  expect(await changeTeam(db, entity, form({ intent: 'grant', level: '2' }))).toMatchObject({
    field: 'userId',
  });
  expect(await changeTeam(db, entity, form({ intent: 'grant', userId: '3', level: '7' }))).toMatchObject({
    field: 'level',
  });
  for (const email of ['', 'ada', 'ada@', '@b', 'a b@c.test', '<a@b.test>']) {
    expect(await changeTeam(db, entity, form({ intent: 'invite', email, level: '1' }))).toMatchObject({
      field: 'email',
    });
  }
  expect(calls).toEqual([]);
});

test('a refusal is told in words', async () => {
  const { db } = backend({ code: 'PT409', message: 'last_owner' });
  expect(await changeTeam(db, entity, form({ intent: 'revoke', userId: '3' }))).toEqual({
    problem: wordsFor('last_owner'),
  });
});

test('an unknown person is a matter of that field', async () => {
  const { db } = backend({ code: 'PT404', message: 'unknown_user' });
  expect(await changeTeam(db, entity, form({ intent: 'grant', userId: '99', level: '1' }))).toEqual({
    problem: wordsFor('unknown_user'),
    field: 'userId',
  });
});
