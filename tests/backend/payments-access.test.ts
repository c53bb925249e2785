import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let owner: Person;
let manager: Person;
let stranger: Person;
let staff: Person;
let event: number;
let account: number;
beforeAll(async () => {
  backend = await startEmbedded();
  const people = await Promise.all([1, 2, 3, 4].map(() => backend.person()));
  [owner, manager, stranger, staff] = people as [Person, Person, Person, Person];
  const { permit } = catalogueOf(backend.sql);
  event = await saleOf(backend.sql).event();
  const [row] = await backend.sql`select a.id::int, a.promoter_id::int as promoter
    from private.payout_account_of(${event}) a`;
  account = row?.id;
  await permit(owner, 'promoter', row?.promoter, 4);
  await permit(manager, 'promoter', row?.promoter, 3);
  await permit(staff, 'platform', 1, 3);
  await backend.sql`insert into public.payment_events (provider_id, type, payload) values ('evt_1', 'charge.succeeded', '{}')`;
});
afterAll(() => backend.stop());

test('a payout account is for its owners, whether it is ready for the team', async () => {
  const seen = async ({ client }: Person) =>
    (await client.from('payout_accounts').select('id')).data?.map(({ id }) => id);
  expect(await seen(owner)).toEqual([account]);
  expect(await seen(manager)).toEqual([]);
  expect(await seen(stranger)).toEqual([]);
  const asked = async ({ client }: Person) =>
    (await client.rpc('payouts_of_event', { event_id: event })).data;
  expect(await asked(manager)).toEqual([{ account_id: account, is_ready: true }]);
  expect(await asked(stranger)).toBeNull();
});

test('whoever points an event at an account owns both', async () => {
  const choose = async ({ client }: Person, account_id: number, event_id = event) =>
    (await client.rpc('choose_payout_account', { event_id, account_id })).error?.message;
  expect(await choose(owner, account)).toBeUndefined();
  expect(await choose(manager, account)).toBe('not_allowed');
  expect(await choose(stranger, account)).toBe('not_allowed');
  const catalogue = catalogueOf(backend.sql);
  const theirs = await catalogue.event();
  await catalogue.permit(stranger, 'event', theirs, 4);
  expect(await choose(stranger, account, theirs)).toBe('not_found');
  const { error } = await owner.client
    .from('event_payouts')
    .insert({ event_id: theirs, account_id: account });
  expect(error).not.toBeNull();
});

test('what the provider told us is for staff, without the buyers in it', async () => {
  const seen = ({ client }: Person) => client.from('payment_events').select('provider_id, processed_at');
  expect((await seen(staff)).data).toEqual([{ provider_id: 'evt_1', processed_at: null }]);
  expect((await seen(owner)).data).toEqual([]);
  expect((await staff.client.from('payment_events').select('payload')).error).not.toBeNull();
});

test('only staff has an event applied again', async () => {
  await backend.sql`update public.payment_events set processed_at = now()`;
  const [row] = await backend.sql`select id::int from public.payment_events`;
  const replay = async ({ client }: Person, id: number) =>
    (await client.rpc('replay_payment_event', { id })).error?.message;
  expect(await replay(owner, row?.id)).toBe('not_allowed');
  expect(await replay(staff, 999_999)).toBe('not_found');
  expect(await replay(staff, row?.id)).toBeUndefined();
  const waiting = await backend.sql`select from public.payment_events where processed_at is null`;
  expect(waiting).toHaveLength(1);
});
