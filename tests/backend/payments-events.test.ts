import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const paid = { status: 'paid', refunded: 0, tickets: ['valid', 'valid'] };

describe('however we are told', () => {
  test.each(['twice', 'reversed'])('%s', async (how) => {
    const { orderId, pool, url } = await world.order();
    await world.press(url, how);
    await world.workLater();
    await world.workLater();
    expect(await world.status(orderId)).toEqual(paid);
    expect(await world.paymentsOf(orderId)).toHaveLength(1);
    expect(await world.sale.counts(pool)).toEqual({ sold: 2, held: 0, offered: 0 });
  });

  test('the browser comes back before the event', async () => {
    const { orderId, url } = await world.order();
    const session = (await world.press(url, 'slow')).split('session_id=').at(-1) ?? '';
    expect(await world.payments.confirmCheckout(session)).toEqual({ orderId, isPaid: true });
    await world.workLater();
    expect(await world.status(orderId)).toEqual(paid);
    expect(await world.paymentsOf(orderId)).toHaveLength(1);
  });

  test('never: the round finds it when the time to pay is over', async () => {
    const { orderId, url } = await world.order();
    await world.press(url, 'silent');
    await world.work();
    expect((await world.status(orderId)).status).toBe('paying');
    await world.sql`update private.checkouts set expires_at = now() where order_id = ${orderId}`;
    await world.payments.reconcileCheckouts();
    expect(await world.status(orderId)).toEqual(paid);
  });

  test('the page closed without money: the places are free at once', async () => {
    const { orderId, pool, url } = await world.order();
    await world.stripe.checkout.sessions.expire((await world.sessionOf(url)).id);
    await world.work();
    expect((await world.status(orderId)).status).toBe('expired');
    expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
  });

  test('our endpoint is down: the event comes again', async () => {
    const { orderId, url } = await world.order();
    world.mishaps.push(500, 503, 500);
    await world.press(url, 'pay');
    await world.work();
    await world.workLater();
    expect(await world.status(orderId)).toEqual(paid);
  });

  test('an event that is applied again by hand changes nothing', async () => {
    const { orderId, url } = await world.order();
    await world.press(url, 'pay');
    await world.work();
    const events = await world.sql`update public.payment_events set processed_at = null
      where payload #>> '{data,object,metadata,order_id}' = ${String(orderId)} returning id::int`;
    expect(events.length).toBeGreaterThanOrEqual(3);
    await Promise.all(events.flatMap(({ id }) => [id, id]).map((id) => world.payments.applyPaymentEvent(id)));
    expect(await world.status(orderId)).toEqual(paid);
    expect(await world.paymentsOf(orderId)).toHaveLength(1);
  });
});

describe('late money', () => {
  const endHold = (orderId: number) =>
    world.sql`with ended as (update public.orders set expires_at = now() - interval '1 second' where id = ${orderId})
      update private.checkouts set expires_at = now() where order_id = ${orderId}`;

  test('in time after all', async () => {
    const { orderId, url } = await world.order();
    const session = (await world.press(url, 'late')).split('session_id=').at(-1) ?? '';
    await world.work();
    expect(await world.payments.confirmCheckout(session)).toEqual({ orderId, isPaid: false });
    await world.workLater();
    expect(await world.status(orderId)).toEqual(paid);
  });

  test('too late, with room: the places are taken again', async () => {
    const { orderId, pool, url } = await world.order();
    await world.press(url, 'too-late');
    await endHold(orderId);
    await world.sql`select private.expire_orders()`;
    expect((await world.status(orderId)).status).toBe('expired');
    await world.workLater();
    expect(await world.status(orderId)).toEqual(paid);
    expect(await world.sale.counts(pool)).toEqual({ sold: 2, held: 0, offered: 0 });
  });

  test('too late, without room: all of it goes back', async () => {
    const { orderId, event, pool, type, url } = await world.order({ size: 2 });
    const session = (await world.press(url, 'too-late')).split('session_id=').at(-1) ?? '';
    await endHold(orderId);
    await world.sql`select private.expire_orders()`;
    expect(await world.sale.hold(event, { items: [{ typeId: type, quantity: 1 }] })).toHaveProperty(
      'orderId',
    );
    await world.workLater();
    expect(await world.status(orderId)).toMatchObject({ status: 'expired', tickets: [] });
    expect(await world.paymentsOf(orderId)).toMatchObject([
      { status: 'refunded', amount: 2200, refunded: 2200 },
    ]);
    expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 1, offered: 0 });
    const { payment_intent: intent } = await world.stripe.checkout.sessions.retrieve(session);
    expect(await world.refundedAtProvider(String(intent))).toBe(2200);
  });

  test('with a coupon that is used up meanwhile it goes back, otherwise the coupon is taken again', async () => {
    for (const [uses, status] of [
      [1, 'expired'],
      [2, 'paid'],
    ] as const) {
      const event = await world.sale.event(world.promoter);
      const type = await world.sale.type(event, { pools: [await world.sale.pool(event, 10)], price: 1000 });
      await world.sql`insert into public.coupons (event_id, code, kind, value, max_uses) values (${event}, 'HALF', 'percent', 50, ${uses})`;
      const request = { items: [{ typeId: type, quantity: 1 }], coupon: 'HALF' };
      const first = (await world.sale.hold(event, request))?.orderId ?? 0;
      const opened = await world.payments.openCheckout(first);
      if ('reason' in opened) throw new Error(opened.reason);
      await world.press(opened.url, 'too-late');
      await endHold(first);
      await world.sql`select private.expire_orders()`;
      await world.sale.hold(event, request);
      await world.workLater();
      expect((await world.status(first)).status).toBe(status);
      const [coupon] = await world.sql`select uses, spent from public.coupons where event_id = ${event}`;
      expect({ ...coupon }).toEqual({ uses, spent: uses * 500 });
    }
  });

  test('what was due back when the process died goes back when the event is applied again', async () => {
    const { orderId, url } = await world.order();
    await world.press(url, 'silent');
    const { payment_intent: intent } = await world.sessionOf(url);
    await world.sql`select private.release_order(${orderId})`;
    await world.sql`select private.settle_payment(${orderId}, ${String(intent)}, 2200, 'EUR')`;
    expect(await world.paymentsOf(orderId)).toMatchObject([{ status: 'refund_due' }]);
    const { data } = await world.stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 });
    await world.send(JSON.stringify(data[0]));
    await world.work();
    expect(await world.paymentsOf(orderId)).toMatchObject([{ status: 'refunded', refunded: 2200 }]);
  });
});
