import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let catalogue: ReturnType<typeof catalogueOf>;
beforeAll(async () => {
  backend = await startEmbedded();
  catalogue = catalogueOf(backend.sql);
});
afterAll(() => backend.stop());

/** A promoter with an event that sells for money; the owner has both, the manager the event alone. */
async function scene() {
  const [owner, manager] = [await backend.person(), await backend.person()];
  const promoter = await catalogue.promoter('New Crew');
  await catalogue.permit(owner, 'promoter', promoter, 4);
  const sale = saleOf(backend.sql);
  const event = await sale.event(promoter);
  await sale.type(event, { pools: [], price: 1000 });
  await catalogue.permit(manager, 'event', event, 3);
  return { owner, manager, promoter, event };
}

const account = async (of: { promoter?: number; user?: number; mode?: string; ready?: boolean }) => {
  const [row] = await backend.sql`insert into public.payout_accounts
    (promoter_id, user_id, mode, provider_ref, charges_enabled, payouts_enabled, missing)
    values (${of.promoter ?? null}, ${of.user ?? null}, ${of.mode ?? 'simulated'}, ${crypto.randomUUID()},
      ${of.ready ?? false}, ${of.ready ?? false}, ${of.ready ? [] : ['external_account']}) returning id::int`;
  return row?.id as number;
};
const choices = async ({ client }: Person, event: number) =>
  (await client.rpc('list_payout_choices', { event_id: event })).data?.map((choice) => ({
    promoter: choice.promoter_id,
    account: choice.account_id,
    ready: choice.is_ready,
    missing: choice.missing,
    own: choice.is_own,
    paid: choice.is_paid,
  }));
const due = async ({ client }: Person) =>
  (await client.rpc('list_payouts_due')).data?.map(({ entity_type, entity_id }) => [entity_type, entity_id]);

test('owners see what is missing and choose; managers see whether, and nobody else anything', async () => {
  const { owner, manager, promoter, event } = await scene();
  const nothing = { account: null, ready: false, missing: [], paid: false };
  expect(await choices(owner, event)).toEqual([
    { promoter, ...nothing, own: true },
    { promoter: null, ...nothing, own: true },
  ]);
  expect(await due(owner)).toEqual([['promoter', promoter]]);
  expect(await due(manager)).toEqual([]);

  await account({ promoter, mode: 'test', ready: true });
  const begun = await account({ promoter });
  const unfinished = { promoter, account: begun, ready: false, paid: true };
  expect((await choices(owner, event))?.[0]).toEqual({
    ...unfinished,
    missing: ['external_account'],
    own: true,
  });
  expect(await choices(manager, event)).toEqual([{ ...unfinished, missing: [], own: false }]);
  const stranger = await backend.person();
  for (const person of [manager, stranger])
    expect((await person.client.rpc('get_promoter_payouts', { promoter_id: promoter })).error?.message).toBe(
      'not_allowed',
    );
  expect((await stranger.client.rpc('list_payout_choices', { event_id: event })).error?.message).toBe(
    'not_allowed',
  );
  expect((await owner.client.rpc('get_promoter_payouts', { promoter_id: promoter })).data).toEqual([
    { account_id: begun, is_ready: false, missing: ['external_account'] },
  ]);

  const own = await account({ user: owner.id, ready: true });
  const choose = ({ client }: Person) =>
    client.rpc('choose_payout_account', { event_id: event, account_id: own });
  expect((await choose(manager)).error).not.toBeNull();
  expect((await choose(owner)).error).toBeNull();
  expect((await choices(owner, event))?.map(({ paid }) => paid)).toEqual([false, true]);
  // Chosen by somebody else: there, without a name and without details.
  expect((await choices(manager, event))?.at(-1)).toEqual({
    promoter: null,
    account: own,
    ready: true,
    missing: [],
    own: false,
    paid: true,
  });
});

test('an event without a promoter that would sell for money is due until its owner can be paid', async () => {
  const owner = await backend.person();
  const event = await catalogue.event();
  await catalogue.permit(owner, 'event', event, 4);
  expect(await due(owner)).toEqual([]);
  await saleOf(backend.sql).type(event, { pools: [], price: 1000 });
  expect(await due(owner)).toEqual([['event', event]]);
  await account({ user: owner.id, ready: true });
  expect(await due(owner)).toEqual([]);
});
