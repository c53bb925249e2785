import { expect, test } from 'vitest';
import type { Db } from '~/db/db';
import { changeProfile } from './change-profile';

/** A backend for one signed-in person that answers every write with this error, or that all is well. */
function backend(error: { code: string; message: string } | null = null) {
  const writes: unknown[] = [];
  const answer = Promise.resolve({ data: null, error });
  const db = {
    auth: { getClaims: async () => ({ data: { claims: { sub: 'me', email: 'me@b.test' } }, error: null }) },
    from: () => ({
      update(values: unknown) {
        writes.push(values);
        return { eq: () => answer };
      },
    }),
    rpc(...call: unknown[]) {
      writes.push(call);
      return answer;
    },
  };
  return { db: db as unknown as Db, writes };
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a profile is saved as people meant it', async () => {
  const { db, writes } = backend();
  const typed = form({ intent: 'save-profile', handle: ' @Night_Owl', bio: ' Hello\r\nthere ' });
  expect(await changeProfile(db, typed)).toEqual({ intent: 'save-profile', errors: {} });
  expect(writes).toEqual([{ handle: 'night_owl', bio: 'Hello\nthere' }]);
});

test('an empty handle is none', async () => {
  const { db, writes } = backend();
  await changeProfile(db, form({ intent: 'save-profile', handle: '', bio: '' }));
  expect(writes).toEqual([{ handle: null, bio: '' }]);
});

test('what is wrong is told by field and never reaches the backend', async () => {
  const { db, writes } = backend();
  const typed = form({ intent: 'save-profile', handle: 'a b', bio: 'x'.repeat(501) });
  expect(await changeProfile(db, typed)).toMatchObject({
    errors: { handle: 'handle_form', bio: 'bio_length' },
  });
  const missing = form({ intent: 'save-visibility', going: 'everyone', timetable: 'friends' });
  expect(await changeProfile(db, missing)).toMatchObject({ errors: { form: 'visibility_missing' } });
  expect(writes).toEqual([]);
});

test('a handle that somebody has is a matter of that field', async () => {
  const { db } = backend({ code: '23505', message: 'duplicate key' });
  const typed = form({ intent: 'save-profile', handle: 'taken', bio: '' });
  expect(await changeProfile(db, typed)).toMatchObject({ errors: { handle: 'handle_taken' } });
});

test('followers are let in and taken out', async () => {
  const { db, writes } = backend();
  await changeProfile(db, form({ intent: 'accept-follower', userId: '7' }));
  await changeProfile(db, form({ intent: 'remove-follower', userId: '8' }));
  expect(writes).toEqual([
    ['accept_follower', { user_id: 7 }],
    ['remove_follower', { user_id: 8 }],
  ]);
});

test('another form is not its business', async () => {
  const { db } = backend();
  for (const intent of ['change-name', 'constructor', '']) {
    expect(await changeProfile(db, form({ intent }))).toBeUndefined();
  }
});
