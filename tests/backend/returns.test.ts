import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

/** Two paid tickets at 10.00 with a fee of 2.00 that belong to an account, at an event with this policy. */
async function bought(hours: number | null) {
  const made = await world.bought();
  const { id } = await world.person();
  await world.sql`update public.orders set user_id = ${id} where id = ${made.orderId}`;
  await world.sql`update public.tickets set holder_id = ${id} where order_id = ${made.orderId}`;
  await world.sql`update public.events set self_cancel_hours = ${hours} where id = ${made.event}`;
  const [first = 0, second = 0] = made.tickets;
  return { ...made, buyer: id, first, second };
}
const back = async (ticket: number, user: number) => {
  const answer = await world.payments.returnTicket(ticket, user);
  return 'reason' in answer ? answer.reason : answer.amount;
};

test('the price comes back, the fee stays, the other ticket stays valid', async () => {
  const { orderId, buyer, first, pool, intent } = await bought(24);
  expect(await back(first, buyer)).toBe(1000);
  expect(await world.refundedAtProvider(intent)).toBe(1000);
  expect(await world.status(orderId)).toEqual({
    status: 'paid',
    refunded: 1000,
    tickets: ['refunded', 'valid'],
  });
  expect(await world.sale.counts(pool)).toEqual({ sold: 1, held: 0, offered: 0 });
  const revoked = await world.sql`select reason from public.revoked_serials where ticket_id = ${first}`;
  expect(revoked.map(({ reason }) => reason)).toEqual(['refunded']);
});

test('twice, and ten times at once, is once', async () => {
  const { orderId, buyer, first, intent } = await bought(24);
  const answers = await Promise.all(Array.from({ length: 10 }, () => back(first, buyer)));
  expect(answers.filter((answer) => answer === 1000)).toHaveLength(1);
  expect(await back(first, buyer)).toBe('ticket_not_valid');
  expect(await world.refundedAtProvider(intent)).toBe(1000);
  expect((await world.status(orderId)).refunded).toBe(1000);
});

test('both, one after the other, close the order', async () => {
  const { orderId, buyer, first, second } = await bought(0);
  await back(first, buyer);
  expect(await back(second, buyer)).toBe(1000);
  expect(await world.status(orderId)).toEqual({
    status: 'refunded',
    refunded: 2000,
    tickets: ['refunded', 'refunded'],
  });
});

test('refused: no returns, after the deadline, somebody else’s, and who did not buy it', async () => {
  const { orderId, event, buyer, first, second } = await bought(null);
  const stranger = await world.person();
  expect(await back(first, buyer)).toBe('no_returns');
  // It starts in 48 hours.
  await world.sql`update public.events set self_cancel_hours = 49 where id = ${event}`;
  expect(await back(first, buyer)).toBe('too_late_to_return');
  await world.sql`update public.events set self_cancel_hours = 47 where id = ${event}`;
  expect(await back(first, stranger.id)).toBe('not_found');
  await world.sql`update public.tickets set holder_id = ${stranger.id} where id = ${second}`;
  expect(await back(second, stranger.id)).toBe('return_is_for_buyers');
  expect(await back(second, buyer)).toBe('not_found');
  expect(await world.status(orderId)).toEqual({ status: 'paid', refunded: 0, tickets: ['valid', 'valid'] });
  expect(await back(first, buyer)).toBe(1000);
});

test('what cost nothing is void at once, and an offer of it is over', async () => {
  const event = await world.sale.event(world.promoter);
  await world.sql`update public.events set self_cancel_hours = 0 where id = ${event}`;
  const pool = await world.sale.pool(event, 1);
  const type = await world.sale.type(event, { pools: [pool] });
  const buyer = await world.person();
  const waiter = await world.person();
  const held = await world.sale.hold(event, { items: [{ typeId: type, quantity: 1 }], userId: buyer.id });
  await world.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  await world.sql`insert into public.waiting_entries (event_id, ticket_type_id, user_id, quantity)
    values (${event}, ${type}, ${waiter.id}, 1)`;
  const [ticket] = await world.sql`select id::int from public.tickets where event_id = ${event}`;
  await world.sql`insert into public.ticket_transfers (ticket_id, from_user_id, email)
    values (${ticket?.id}, ${buyer.id}, 'friend@example.org')`;
  expect(await back(ticket?.id, buyer.id)).toBe(0);
  expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 1 });
  const [transfer] =
    await world.sql`select withdrawn_at from public.ticket_transfers where ticket_id = ${ticket?.id}`;
  expect(transfer?.withdrawn_at).not.toBeNull();
  expect(await back(ticket?.id, buyer.id)).toBe('ticket_not_valid');
});

test('a refund that the provider refuses leaves the ticket, and it can be returned later', async () => {
  const { orderId, buyer, first, intent } = await bought(24);
  await world.sql`select private.begin_return(${first}, ${buyer})`;
  const [refund] = await world.sql`select id::int from public.refunds where order_id = ${orderId}`;
  await world.sql`select private.fail_refund(${refund?.id}, 'card_gone')`;
  expect((await world.status(orderId)).tickets).toEqual(['valid', 'valid']);
  expect(await back(first, buyer)).toBe(1000);
  expect(await world.refundedAtProvider(intent)).toBe(1000);
});
