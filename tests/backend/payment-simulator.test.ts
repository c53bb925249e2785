import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSimulator } from '../../server/payments/simulator/simulator.ts';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

function session(
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 2,
        price_data: { currency: 'eur', unit_amount: 700, product_data: { name: '<b>Early</b>' } },
      },
    ],
    expires_at: inAnHour(),
    success_url: 'http://limelight.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://limelight.test/cancel',
    ...more,
  };
}

const refusalOf = (asking: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  asking.then(
    () => {
      throw new Error('it was not refused');
    },
    (error: Stripe.errors.StripeError) => error,
  );

test('a key makes one of many, and is refused for anything else', async () => {
  const { sessions } = world.stripe.checkout;
  const wanted = session();
  const same = await Promise.all(
    [1, 2, 3].map(() => sessions.create(wanted, { idempotencyKey: 'the-same' })),
  );
  expect(new Set(same.map(({ id }) => id)).size).toBe(1);
  const refusal = await refusalOf(
    sessions.create(session({ mode: 'payment', client_reference_id: '8' }), { idempotencyKey: 'the-same' }),
  );
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('refusals are those of Stripe', async () => {
  const { sessions } = world.stripe.checkout;
  expect(await refusalOf(sessions.create(session({ expires_at: inAnHour() - 1900 })))).toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'expires_at',
  });
  expect(await refusalOf(sessions.create({ ...session(), ...{ colour: 'green' } }))).toMatchObject({
    code: 'parameter_unknown',
    param: 'colour',
  });
  expect(await refusalOf(sessions.retrieve('cs_test_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  const transfer_data = { destination: 'acct_none' };
  expect(await refusalOf(sessions.create(session({ payment_intent_data: { transfer_data } })))).toMatchObject(
    { code: 'resource_missing' },
  );
  const stranger = new Stripe('sk_test_other', {
    httpClient: Stripe.createFetchHttpClient((input, init) =>
      world.simulator.fetch(new Request(input, init)),
    ),
  });
  expect(await refusalOf(stranger.events.list())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('a session ends by itself, and says so', async () => {
  const made = await world.stripe.checkout.sessions.create(session());
  await world.sql`update private.simulator_objects set data = data || '{"expires_at": 1}' where id = ${made.id}`;
  expect(await world.stripe.checkout.sessions.retrieve(made.id)).toMatchObject({
    status: 'expired',
    url: null,
  });
  const { data } = await world.stripe.events.list({ type: 'checkout.session.expired' });
  expect(data[0]?.data.object).toMatchObject({ id: made.id });
  expect(await refusalOf(world.stripe.checkout.sessions.expire(made.id))).toMatchObject({ statusCode: 400 });
  const event = await world.stripe.events.retrieve(data[0]?.id ?? '');
  expect(event).toMatchObject({ object: 'event', livemode: false, type: 'checkout.session.expired' });
});

test('events are listed newest first, page by page', async () => {
  const all = await world.stripe.events.list({ limit: 100 });
  const paged: string[] = [];
  for await (const { id } of world.stripe.events.list({ limit: 1 })) paged.push(id);
  expect(paged).toEqual(all.data.map(({ id }) => id));
});

test('pressed twice at once, it is paid once', async () => {
  const { url, id } = await world.stripe.checkout.sessions.create(session());
  await Promise.all([1, 2, 3].map(() => world.press(url ?? '', 'pay')));
  const charges = await world.sql`select from private.simulator_objects where kind = 'charge'
    and data ->> 'payment_intent' = (select data ->> 'payment_intent' from private.simulator_objects where id = ${id})`;
  expect(charges).toHaveLength(1);
});

test('the page says what it is, escapes what it is given and runs no script', async () => {
  const { url } = await world.stripe.checkout.sessions.create(session());
  const response = await world.simulator.serve(new Request(url ?? ''));
  const text = await response.text();
  expect(text).toContain('Simulator – no real money');
  expect(text).toContain('€14.00');
  expect(text).not.toContain('<b>Early</b>');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
  const missing = await world.simulator.serve(
    new Request('http://limelight.test/local/stripe/checkout/cs_test_no'),
  );
  expect(missing.status).toBe(404);
});

test('it does not run beside a key of Stripe', async () => {
  const { sql } = world;
  const starting = createSimulator({ sql, publicUrl: '', webhookUrl: '', stripeKey: 'sk_live_x' });
  await expect(starting).rejects.toThrow('The payment simulator does not run beside a STRIPE_SECRET_KEY.');
});

test('two processes on one database sign alike', async () => {
  const { sql } = world;
  const other = await createSimulator({ sql, publicUrl: '', webhookUrl: '', stripeKey: undefined });
  expect(other.webhookSecret).toBe(world.simulator.webhookSecret);
});
