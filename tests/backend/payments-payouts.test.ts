import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { startPayments } from '../../server/payments/payments.ts';
import { parseSettings } from '../../server/settings.ts';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const visit = (url: string) => world.simulator.serve(new Request(url));

async function begin(owner: { promoterId: number } | { userId: number }, by: { id: number }) {
  const answer = await world.payments.beginOnboarding(owner, by.id);
  if ('reason' in answer) throw new Error(answer.reason);
  return answer;
}

/** An event of a promoter that has just been made, with a paid and a free type. */
async function newcomer() {
  const owner = await world.person();
  const promoter = await world.catalogue.promoter('Newcomer');
  await world.catalogue.permit(owner, 'promoter', promoter, 4);
  const event = await world.sale.event(promoter);
  const dear = await world.sale.type(event, { pools: [], price: 1000 });
  const free = await world.sale.type(event, { pools: [] });
  const hold = (typeId: number) => world.sale.hold(event, { items: [{ typeId, quantity: 1 }] });
  return { owner, promoter, event, hold, dear, free };
}

test('paid types are held only once payouts are ready; free ones need none', async () => {
  const { owner, promoter, hold, dear, free } = await newcomer();
  expect(await hold(dear)).toMatchObject({ reason: 'payouts_not_ready' });
  expect(await hold(free)).toHaveProperty('orderId');

  const left = await begin({ promoterId: promoter }, owner);
  expect((await visit(left.url)).status).toBe(200);
  expect(await world.press(left.url, 'leave')).toBe(`http://limelight.test/return?account=${left.accountId}`);
  expect(await world.payments.readOwnAccount(left.accountId, owner.id)).toEqual({
    id: left.accountId,
    isReady: false,
    missing: ['A bank account for your payouts', 'Your agreement to the payment provider’s terms'],
    owner: { promoterId: promoter },
  });
  expect(await hold(dear)).toMatchObject({ reason: 'payouts_not_ready' });

  const again = await begin({ promoterId: promoter }, owner);
  expect(again.accountId).toBe(left.accountId);
  await world.press(again.url, 'complete');
  expect(await hold(dear)).toMatchObject({ reason: 'payouts_not_ready' });
  // The event, without anybody coming back.
  await world.work();
  expect(await hold(dear)).toHaveProperty('orderId');
  expect(await world.payments.readOwnAccount(left.accountId, owner.id)).toMatchObject({
    isReady: true,
    missing: [],
  });
});

test('a link opens once, and an old one leads to a fresh one', async () => {
  const { owner, promoter } = await newcomer();
  const { url, accountId } = await begin({ promoterId: promoter }, owner);
  const fresh = `http://limelight.test/reauth?account=${accountId}`;
  expect(await world.press(url, 'expire')).toBe(fresh);
  expect((await visit(url)).status).toBe(200);
  expect((await visit(url)).headers.get('location')).toBe(fresh);
});

test('two who begin at once have one account', async () => {
  const { owner, promoter } = await newcomer();
  const both = await Promise.all([1, 2].map(() => begin({ promoterId: promoter }, owner)));
  expect(new Set(both.map(({ accountId }) => accountId)).size).toBe(1);
});

test('payouts are for owners', async () => {
  const { promoter, owner } = await newcomer();
  const { accountId } = await begin({ promoterId: promoter }, owner);
  const manager = await world.person();
  await world.catalogue.permit(manager, 'promoter', promoter, 3);
  const refused = { reason: 'not_allowed', detail: {} };
  expect(await world.payments.beginOnboarding({ promoterId: promoter }, manager.id)).toEqual(refused);
  expect(await world.payments.beginOnboarding({ userId: owner.id }, manager.id)).toEqual(refused);
  expect(await world.payments.readOwnAccount(accountId, manager.id)).toEqual(refused);
  expect(await world.payments.readOwnAccount(999_999, manager.id)).toEqual(refused);
  expect(await world.payments.renewOnboarding(accountId, manager.id)).toEqual(refused);
  expect(await world.payments.renewOnboarding(999_999, owner.id)).toEqual(refused);
  expect(await world.payments.renewOnboarding(accountId, owner.id)).toMatchObject({ accountId });
});

test('whom an event pays: its one promoter, else its one owner, never a guess, and not another after the first sale', async () => {
  const account = async (event: number) => {
    const [row] = await world.sql`select (private.payout_account_of(${event})).id::int`;
    return row?.id;
  };
  const ready = async () => {
    const person = await world.person();
    const { url, accountId } = await begin({ userId: person.id }, person);
    await world.press(url, 'complete');
    await world.work();
    return { person, accountId };
  };
  const alone = await world.catalogue.event();
  const [first, second] = [await ready(), await ready()];
  await world.catalogue.permit(first.person, 'event', alone, 4);
  expect(await account(alone)).toBe(first.accountId);
  await world.catalogue.permit(second.person, 'event', alone, 4);
  expect(await account(alone)).toBeNull();

  const shared = await world.sale.event(world.promoter);
  const before = await account(shared);
  expect(before).toBeGreaterThan(0);
  const { promoter: joining } = await newcomer();
  await world.sql`insert into public.event_promoters (event_id, promoter_id) values (${shared}, ${joining})`;
  expect(await account(shared)).toBeNull();

  const { event: sold } = await world.order();
  await world.sql`insert into public.event_promoters (event_id, promoter_id) values (${sold}, ${joining})`;
  expect(await account(sold)).toBe(before);
});

function startWith(variables: Record<string, string>) {
  const [publicUrl, log] = ['http://127.0.0.1:1', createLog('silent')];
  const settings = parseSettings(variables);
  return startPayments({ settings, sql: world.sql, publicUrl, localUrl: publicUrl, log });
}

test('with a real key there is no simulator, and what it had made ready is not, but for later', async () => {
  const { owner, promoter, hold, dear } = await newcomer();
  const { url } = await begin({ promoterId: promoter }, owner);
  await world.press(url, 'complete');
  await world.work();
  expect(await hold(dear)).toHaveProperty('orderId');
  const { simulator, access } = await startWith({
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  });
  expect(simulator).toBeUndefined();
  expect(access).toMatchObject({ mode: 'test', secretKey: 'sk_test_x', simulator: undefined });
  expect(await hold(dear)).toMatchObject({ reason: 'payouts_not_ready' });
  expect((await startWith({})).access.mode).toBe('simulated');
  expect(await hold(dear)).toHaveProperty('orderId');
});

test('a database that took real money takes nothing else, whatever variable was forgotten', async () => {
  const STRIPE_WEBHOOK_SECRET = 'whsec_x';
  await startWith({ STRIPE_SECRET_KEY: 'rk_live_x', STRIPE_WEBHOOK_SECRET });
  await expect(startWith({})).rejects.toThrow('STRIPE_SECRET_KEY must be a live key');
  await expect(startWith({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET })).rejects.toThrow(
    'STRIPE_SECRET_KEY must be a live key',
  );
  await startWith({ STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET });
});
