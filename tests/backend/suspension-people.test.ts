import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { doorOf } from '../fixtures/door.ts';
import { linkIn, newestMail } from '../fixtures/mailbox.ts';
import { collect, until, watch } from './realtime-harness.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let boss: Person;
let colleague: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  [boss, colleague] = await Promise.all([backend.person(), backend.person()]);
  await make.permit(boss, 'platform', 1, 4);
  await make.permit(colleague, 'platform', 1, 3);
});
afterAll(() => backend.stop());

const reason = 'Sold forged tickets';
const suspend = (by: Person, person: Person, why = reason) =>
  by.client.rpc('suspend_user', { user_id: person.id, reason: why });
const restore = (by: Person, person: Person) => by.client.rpc('restore_user', { user_id: person.id });
const refusalOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;

async function suspended(): Promise<Person> {
  const person = await backend.person();
  expect((await suspend(colleague, person)).error).toBeNull();
  return person;
}

describe('with a token that is still good', () => {
  test('nothing of one’s own can be read or changed', async () => {
    const person = await backend.person();
    const event = await make.event({ status: 'draft' });
    await make.permit(person, 'event', event, 4);
    expect((await person.client.from('events').select('id').eq('id', event)).data).toHaveLength(1);
    await suspend(colleague, person);

    for (const table of ['users', 'user_permissions', 'notifications', 'orders', 'tickets'] as const) {
      const { data, error } = await person.client
        .from(table)
        .select('*', { count: 'exact', head: false })
        .limit(5);
      const strangers = await backend.anonymous().from(table).select('*').limit(5);
      expect(error ?? data, table).toEqual(error ? expect.anything() : (strangers.data ?? []));
    }
    expect((await person.client.from('events').select('id').eq('id', event)).data).toEqual([]);
    const renamed = await person.client
      .from('users')
      .update({ display_name: 'Still me' })
      .eq('id', person.id)
      .select();
    expect(renamed.data).toEqual([]);
    expect(await refusalOf(person.client.rpc('create_artist', { name: 'Me' }))).toBe('not_signed_in');
    expect(await refusalOf(person.client.rpc('publish_event', { event_id: event }))).toBe('not_found');
    expect((await person.client.rpc('get_own_suspension')).data).toBe(reason);
  });

  test('no file can be stored', async () => {
    const person = await suspended();
    const png = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
    const { error } = await person.client.storage
      .from('profile-pictures')
      .upload(`${person.authId}/a.png`, png);
    expect(error?.message).toMatch(/row-level security/);
  });

  test('the auth server does not know the session any more', async () => {
    const person = await suspended();
    expect((await person.client.auth.getUser()).error).not.toBeNull();
    expect((await person.client.auth.updateUser({ password: 'another-password' })).error).not.toBeNull();
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
  });
});

test('whoever listens is told once and hears nothing more; whoever joins is refused', async () => {
  const person = await backend.person();
  const event = await make.event();
  await make.permit(person, 'event', event, 1);
  await person.client.realtime.setAuth();
  const own = person.client.channel(`user:${person.id}`, { config: { private: true } });
  const live = person.client.channel(`event:${event}:live`, { config: { private: true } });
  const told = collect(own);
  const heard = collect(live);
  const [ownState, liveState] = [watch(own), watch(live)];
  await until(() =>
    expect([ownState.statuses.at(-1), liveState.statuses.at(-1)]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']),
  );

  await suspend(colleague, person);
  await until(() => expect(told).toMatchObject([{ event: 'suspended' }]));
  await until(() =>
    expect([ownState.statuses.at(-1), liveState.statuses.at(-1)]).toEqual(['CLOSED', 'CLOSED']),
  );
  await backend.sql`select realtime.send('{}', 'scan', ${`event:${event}:live`}, true)`;

  const again = watch(person.client.channel(`user:${person.id}`, { config: { private: true } }));
  await until(() => expect(again.errors[0]).toMatch(/^Unauthorized: /));
  expect(heard).toEqual([]);
  await person.client.realtime.disconnect();
});

describe('coming back in', () => {
  test('is refused by password, by link and by recovery, and works again once restored', async () => {
    const person = await suspended();
    const visitor = backend.anonymous();
    const signIn = () => visitor.auth.signInWithPassword({ email: person.email, password: person.password });
    expect((await signIn()).error?.code).toBe('user_banned');
    expect(
      (await visitor.auth.signInWithPassword({ email: person.email, password: 'wrong' })).error?.code,
    ).toBe('invalid_credentials');
    for (const type of ['magiclink', 'recovery'] as const) {
      if (type === 'magiclink') await visitor.auth.signInWithOtp({ email: person.email });
      else await visitor.auth.resetPasswordForEmail(person.email);
      const link = linkIn(await newestMail(backend.sql, person.email));
      const { error } = await visitor.auth.verifyOtp({ token_hash: link.tokenHash, type });
      expect(error?.code, type).toBe('user_banned');
      await backend.sql`delete from private.mailbox where recipient = ${person.email}`;
    }
    const [row] = await backend.sql`select count(*)::int from auth.sessions where user_id = ${person.authId}`;
    expect(row?.count).toBe(0);

    expect((await restore(colleague, person)).error).toBeNull();
    expect((await signIn()).error).toBeNull();
    expect((await visitor.from('users').select('id').eq('id', person.id)).data).toEqual([{ id: person.id }]);
  });
});

test('their phone scans no more, what they bought still lets in', async () => {
  const door = doorOf(backend.sql);
  const { event, tickets } = await door.night({ tickets: 1 });
  const phone = await door.device(event, { level: 1 });
  const other = await door.device(event);
  const [device] =
    await backend.sql`select user_id::int as id from public.scanner_devices where id = ${phone.deviceId}`;
  const finds = async () =>
    (
      await backend.sql`select from public.scanner_devices d where d.id = ${phone.deviceId} and private.scanner_level(d) is not null`
    ).length;
  expect(await finds()).toBe(1);
  await backend.sql`update public.tickets set holder_id = ${device?.id} where id = ${tickets[0] ?? 0}`;
  await colleague.client.rpc('suspend_user', { user_id: device?.id, reason });
  expect(await finds()).toBe(0);
  expect((await door.scan(event, other, { ticket: tickets[0] ?? 0 })).outcome).toBe('accepted');
});

test('they have no public page, are told nothing, and their words stand under no name', async () => {
  const person = await backend.person();
  await backend.sql`update public.users set handle = ${`nox_${person.id}`}, display_name = 'Nox' where id = ${person.id}`;
  const seen = async () =>
    (await backend.anonymous().from('users').select('id').eq('id', person.id)).data?.length;
  const nameInChat = async () =>
    (await backend.sql`select private.chat_author(1, ${person.id}) as a`)[0]?.a.name as string;
  expect(await seen()).toBe(1);
  await backend.sql`select private.tell(array[${person.id}::bigint], 'payout_ready', '{}')`;
  const letters = async () =>
    (await backend.sql`select state from private.deliveries where user_id = ${person.id}`).map(
      ({ state }) => state,
    );
  expect(await letters()).toEqual(['waiting']);
  await suspend(colleague, person);
  expect(await letters()).toEqual(['dropped']);
  expect(await seen()).toBe(0);
  expect(await nameInChat()).toBe('Suspended account');
  const [told] =
    await backend.sql`select private.tell(array[${person.id}::bigint], 'announcement', '{}') as count`;
  expect(told?.count).toBe(0);
  await restore(colleague, person);
  expect(await seen()).toBe(1);
  expect(await nameInChat()).toBe('Nox');
});

describe('who may', () => {
  test('staff from level 3, of whoever stands lower, never of themselves, with a reason', async () => {
    const [person, helper, owner] = await Promise.all([backend.person(), backend.person(), backend.person()]);
    await make.permit(helper, 'platform', 1, 2);
    await make.permit(owner, 'event', await make.event(), 4);
    expect(await refusalOf(suspend(person, owner))).toBe('not_allowed');
    expect(await refusalOf(suspend(helper, person))).toBe('not_allowed');
    expect(await refusalOf(suspend(owner, person))).toBe('not_allowed');
    expect(await refusalOf(suspend(colleague, colleague))).toBe('suspending_oneself');
    expect(await refusalOf(suspend(colleague, boss))).toBe('suspending_staff');
    expect(await refusalOf(suspend(boss, boss))).toBe('suspending_oneself');
    expect(await refusalOf(suspend(colleague, person, 'no'))).toBe('reason_length');
    expect(await refusalOf(suspend(colleague, person, 'x'.repeat(501)))).toBe('reason_length');
    expect(await refusalOf(suspend(boss, { ...person, id: 999_999 }))).toBe('unknown_user');
    expect(await refusalOf(restore(colleague, person))).toBe('not_suspended');

    expect(await refusalOf(suspend(colleague, helper))).toBeUndefined();
    expect(await refusalOf(suspend(colleague, helper))).toBe('already_suspended');
    const grant = { user_id: helper.id, entity_type: 'platform', entity_id: 1, permission_level: 4 };
    expect(await refusalOf(boss.client.rpc('grant_permission', grant))).toBe('person_suspended');
    expect((await boss.client.from('suspensions').select('reason').eq('entity_id', helper.id)).data).toEqual([
      { reason },
    ]);
    expect((await person.client.from('suspensions').select('reason')).data).toEqual([]);
  });
});
