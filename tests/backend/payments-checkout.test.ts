import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const paid = { status: 'paid', refunded: 0, tickets: ['valid', 'valid'] };

describe('paying', () => {
  test('the session is the order: amount, fee, whom it pays, how long', async () => {
    const { orderId, url } = await world.order();
    const session = await world.sessionOf(url);
    expect(session).toMatchObject({
      amount_total: 2200,
      currency: 'eur',
      client_reference_id: String(orderId),
      customer_email: 'buyer@limelight.test',
      metadata: { order_id: String(orderId) },
      status: 'open',
    });
    expect(session.success_url).toBe('http://limelight.test/success?session_id={CHECKOUT_SESSION_ID}');
    const [order] =
      await world.sql`select code, status::text, expires_at from public.orders where id = ${orderId}`;
    expect(session.cancel_url).toBe(`http://limelight.test/cancel?order=${order?.code}`);
    expect(session.expires_at - session.created).toBeGreaterThanOrEqual(30 * 60);
    expect(order?.status).toBe('paying');
    expect(order?.expires_at.getTime()).toBe(session.expires_at * 1000);
    await world.press(url, 'pay');
    const intent = await world.stripe.paymentIntents.retrieve(
      String((await world.sessionOf(url)).payment_intent),
    );
    expect(intent.application_fee_amount).toBe(200);
    expect(intent.transfer_data?.destination).toMatch(/^acct_/);
  });

  test('paid: tickets, places sold, the card kept by its last four', async () => {
    const { orderId, pool, url } = await world.order();
    expect(await world.press(url, 'pay')).toContain('/success?session_id=cs_test_');
    await world.work();
    expect(await world.status(orderId)).toEqual(paid);
    expect(await world.sale.counts(pool)).toEqual({ sold: 2, held: 0, offered: 0 });
    expect(await world.paymentsOf(orderId)).toEqual([
      { status: 'succeeded', amount: 2200, refunded: 0, currency: 'EUR', last4: '4242' },
    ]);
  });

  test('asked for twice, also at the same instant, it is one page', async () => {
    const { orderId, url } = await world.order();
    const again = await Promise.all([1, 2, 3].map(() => world.payments.openCheckout(orderId)));
    expect(again).toEqual([{ url }, { url }, { url }]);
    const [row] =
      await world.sql`select count(*)::int as count from private.checkouts where order_id = ${orderId}`;
    expect(row?.count).toBe(1);
  });

  test('declined, then paid', async () => {
    const { orderId, url } = await world.order();
    expect(await world.press(url, 'decline')).toContain('/local/stripe/checkout/');
    await world.work();
    expect((await world.status(orderId)).status).toBe('paying');
    await world.press(url, 'pay');
    await world.work();
    expect(await world.status(orderId)).toEqual(paid);
  });

  test('3-D Secure: refused, then confirmed', async () => {
    const { orderId, url } = await world.order();
    expect(await world.press(url, 'secure')).toMatch(/\/secure$/);
    await world.press(`${url}/secure`, 'refuse');
    await world.work();
    expect((await world.status(orderId)).status).toBe('paying');
    expect(await world.press(`${url}/secure`, 'confirm')).toContain('/success');
    await world.work();
    expect(await world.status(orderId)).toEqual(paid);
  });

  test('left and come back to: the same page still takes the money', async () => {
    const { orderId, url } = await world.order();
    expect(await world.press(url, 'abandon')).toContain('/cancel?order=');
    expect(await world.payments.openCheckout(orderId)).toEqual({ url });
  });

  test('given up: the places are free and nobody can pay any more', async () => {
    const { orderId, pool, url } = await world.order();
    await world.payments.abandonCheckout(orderId);
    await world.payments.abandonCheckout(orderId);
    expect((await world.status(orderId)).status).toBe('cancelled');
    expect(await world.sale.counts(pool)).toEqual({ sold: 0, held: 0, offered: 0 });
    await world.press(url, 'pay');
    await world.work();
    expect(await world.paymentsOf(orderId)).toEqual([]);
  });

  test('given up too late: what was paid is paid', async () => {
    const { orderId, url } = await world.order();
    await world.press(url, 'silent');
    await world.payments.abandonCheckout(orderId);
    expect(await world.status(orderId)).toEqual(paid);
  });
});

describe('what cannot be paid', () => {
  test('an order that is over, that costs nothing, or that is not there', async () => {
    const { orderId, event } = await world.order();
    await world.payments.abandonCheckout(orderId);
    expect(await world.payments.openCheckout(orderId)).toMatchObject({ reason: 'hold_expired' });
    const free = await world.sale.type(event, { pools: [] });
    const held = await world.sale.hold(event, { items: [{ typeId: free, quantity: 1 }] });
    expect(await world.payments.openCheckout(held?.orderId ?? 0)).toMatchObject({ reason: 'nothing_to_pay' });
    expect(await world.payments.openCheckout(999_999)).toMatchObject({ reason: 'not_found' });
  });

  test('less than the provider takes: refused by it, and the next attempt is a fresh one', async () => {
    const event = await world.sale.event(world.promoter);
    const type = await world.sale.type(event, { pools: [], price: 10 });
    await world.sql`update public.ticket_types set fee_handling = 'absorbed' where id = ${type}`;
    const held = await world.sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await world.payments.openCheckout(held?.orderId ?? 0)).toEqual({
        reason: 'payment_refused',
        detail: { code: 'amount_too_small' },
      });
    }
    expect(await world.payments.openCheckout(held?.orderId ?? 0)).toMatchObject({
      reason: 'too_many_attempts',
    });
  });
});
