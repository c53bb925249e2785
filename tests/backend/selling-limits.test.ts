import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedTestBackend, startEmbedded } from '../fixtures/backend.ts';
import { type HoldRequest, saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
});
afterAll(() => backend.stop());
beforeEach(() => backend.sql`delete from private.rate_limits`);

async function scene() {
  const event = await sale.event();
  const type = await sale.type(event, { pools: [await sale.pool(event, 10_000)] });
  await backend.sql`insert into public.coupons (event_id, code, kind, value) values (${event}, 'RIGHT', 'percent', 5)`;
  const request = (more: Partial<HoldRequest> = {}): HoldRequest => ({
    items: [{ typeId: type, quantity: 1 }],
    address: '203.0.113.7',
    ...more,
  });
  return { event, request };
}

const refused = (answers: { reason?: string }[]) =>
  answers.filter(({ reason }) => reason === 'too_many_requests').length;
const many = <Value>(count: number, make: (n: number) => Value) =>
  Array.from({ length: count }, (_, n) => make(n));

test('an address holds 120 times a minute, in one batch or in many, whatever its process', async () => {
  const { event, request } = await scene();
  expect(
    refused(
      await sale.holdMany(
        event,
        many(130, () => request()),
      ),
    ),
  ).toBe(10);
  expect(await sale.hold(event, request())).toMatchObject({ reason: 'too_many_requests' });
  expect(await sale.hold(event, request({ address: '203.0.113.8' }))).toHaveProperty('orderId');
  await backend.sql`update private.rate_limits set window_started = window_started - interval '61 seconds'`;
  const apart = await Promise.all(many(130, () => sale.holdMany(event, [request()])));
  expect(refused(apart.flat())).toBe(10);
});

test('an account holds twenty times a minute from wherever it is, and a household of IPv6 is one address', async () => {
  const { event, request } = await scene();
  const { id } = await backend.person();
  const everywhere = many(25, (n) => request({ userId: id, address: `203.0.113.${n + 1}` }));
  expect(refused(await sale.holdMany(event, everywhere))).toBe(5);
  const household = many(125, (n) => request({ address: `2001:db8:1:2::${n + 1}` }));
  expect(refused(await sale.holdMany(event, household))).toBe(5);
  expect(await sale.hold(event, request({ address: '2001:db8:1:3::1' }))).toHaveProperty('orderId');
});

test('batches of two events for the same two addresses wait for each other, not for ever', async () => {
  const [one, two] = [await scene(), await scene()];
  const [near, far] = ['203.0.113.1', '203.0.113.2'];
  const rounds = many(12, (n) => {
    const order = n % 2 === 0 ? [near, far] : [far, near];
    const { event, request } = n % 3 === 0 ? one : two;
    return sale.holdMany(
      event,
      order.map((address) => request({ address })),
    );
  });
  expect(refused((await Promise.all(rounds)).flat())).toBe(0);
});

test('the server itself is not counted, and a setting switches counting off, but not where real money moves', async () => {
  const { event, request } = await scene();
  const own = many(150, () => ({ items: request().items }));
  expect(refused(await sale.holdMany(event, own))).toBe(0);
  await backend.sql`update private.selling_settings set rate_factor = 0`;
  expect(
    refused(
      await sale.holdMany(
        event,
        many(150, () => request()),
      ),
    ),
  ).toBe(0);
  await expect(
    backend.sql`update private.selling_settings set payment_mode = 'live'`.then(() => 'entered'),
  ).rejects.toThrow('real_money_keeps_the_usual_rates');
  await backend.sql`update private.selling_settings set rate_factor = 1`;
});

test('changing what one holds is a try as well', async () => {
  const { event, request } = await scene();
  const held = await sale.hold(event, request());
  await sale.holdMany(
    event,
    many(119, () => request()),
  );
  const key = { key: crypto.randomUUID(), secretHash: '00' };
  const [row] =
    await backend.sql`select private.replace_hold(${held?.orderId ?? 0}, ${backend.sql.json({ ...request(), ...key })}) as answer`;
  expect(row?.answer).toMatchObject({ reason: 'too_many_requests' });
});

test('ten wrong codes a minute, then none is told of, right or wrong; right ones and repetitions are free', async () => {
  const { event } = await scene();
  const check = async (code: string) =>
    (await backend.anonymous().rpc('check_code', { event_id: event, code })).data;
  for (const code of many(9, (n) => `GUESS-${n}`)) expect(await check(code)).toBe('coupon_unknown');
  for (const code of many(20, () => 'guess-0')) expect(await check(code)).toBe('coupon_unknown');
  for (const code of many(20, () => 'RIGHT')) expect(await check(code)).toBeNull();
  expect(await check('GUESS-10')).toBe('coupon_unknown');
  expect(await check('GUESS-11')).toBe('too_many_requests');
  expect(await check('RIGHT')).toBe('too_many_requests');
  const other = await scene();
  expect(
    (await backend.anonymous().rpc('check_code', { event_id: other.event, code: 'RIGHT' })).data,
  ).toBeNull();
});

test('what a code would open stays shut as well, and headers do not make another visitor', async () => {
  const { event } = await scene();
  const hidden = await sale.type(event, { pools: [], secret: true });
  await backend.sql`insert into public.coupons (event_id, code, kind, unlocks)
    values (${event}, 'OPEN', 'unlocking', array[${hidden}]::bigint[])`;
  const opened = async (code: string) => {
    const response = await fetch(`${backend.url}/rest/v1/rpc/list_offers`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        'cf-connecting-ip': `198.51.100.${code.length}`,
        'x-limelight-client': `198.51.100.${code.length}`,
      },
      body: JSON.stringify({ event_id: event, code }),
    });
    return ((await response.json()) as { id: number }[]).some(({ id }) => id === hidden);
  };
  expect(await opened('open')).toBe(true);
  for (const code of many(10, (n) => 'X'.repeat(n + 3))) expect(await opened(code)).toBe(false);
  expect(await opened('open')).toBe(false);
});

test('codes that are guessed in baskets count alike', async () => {
  const { event, request } = await scene();
  const guesses = await sale.holdMany(
    event,
    many(12, (n) => request({ coupon: `WRONG-${n}` })),
  );
  expect(guesses.map(({ reason }) => reason)).toEqual([
    ...many(10, () => 'coupon_unknown'),
    'too_many_requests',
    'too_many_requests',
  ]);
});

test('an address that is none is counted as it is', async () => {
  const { event, request } = await scene();
  const strange = many(122, () => request({ address: 'not:an:address' }));
  expect(refused(await sale.holdMany(event, strange))).toBe(2);
});
