import type { APIRequestContext } from '@playwright/test';
import { makeSale } from './buying-scene.ts';
import { expect, test } from './fixtures.ts';

const secret = 'A'.repeat(43);

async function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, {
    form,
    maxRedirects: 0,
    // Crawlers get bare statuses.
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  });
  const code = /order=([0-9A-Z]{8})/.exec(answer.headers().location ?? '')?.[1] ?? '';
  return { status: answer.status(), code, text: await answer.text() };
}

test('what makes no sense is refused with a reason, and nothing changes', async ({ request, database }) => {
  const sale = await makeSale(database, { Standard: { price: 1000 }, Hidden: { secret: true } });
  const elsewhere = await makeSale(database, { Foreign: {} });
  const one = `quantity-${sale.typeId('Standard')}`;
  const cases: [Record<string, string>, RegExp][] = [
    [{ [one]: '0' }, /Choose at least one ticket/],
    [{ [one]: '-1' }, /Choose a whole number of tickets/],
    [{ [one]: '1.5' }, /Choose a whole number of tickets/],
    [{ [one]: '1000000000' }, /more than one order can have/],
    [{ [one]: 'many' }, /Choose a whole number of tickets/],
    [{ [one]: '1', 'expected-total': '1' }, /The price has changed/],
    [{ [`quantity-${elsewhere.typeId('Foreign')}`]: '1' }, /not on sale here/],
    [{ [`quantity-${sale.typeId('Hidden')}`]: '1' }, /not on sale here/],
    [{ [one]: '1', code: 'NOPE' }, /do not know this code/],
  ];
  for (const [form, words] of cases) {
    const answer = await post(request, sale.path, { intent: 'hold', ...form });
    expect(answer.status, JSON.stringify(form)).toBe(422);
    expect(answer.text, JSON.stringify(form)).toMatch(words);
  }
  expect(await sale.orders()).toEqual([]);
  expect(await sale.counts('Standard')).toEqual({ sold: 0, held: 0, offered: 0 });
});

test('a request that is sent many times at once is one order', async ({ playwright, baseURL, database }) => {
  const sale = await makeSale(database, { Free: {} });
  const form = { intent: 'hold', secret, [`quantity-${sale.typeId('Free')}`]: '1' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const answer = await post(request, sale.path, form);
      await request.dispose();
      return answer;
    }),
  );
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  expect(await sale.orders()).toEqual(['held']);
});

test('an order is for whoever made it: others neither see, pay, change nor release it', async ({
  request,
  playwright,
  baseURL,
  database,
}) => {
  const sale = await makeSale(database, { Free: {} });
  const { code } = await post(request, sale.path, {
    intent: 'hold',
    [`quantity-${sale.typeId('Free')}`]: '1',
  });
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  for (const intent of ['pay', 'release', 'coupon', 'take']) {
    const answer = await post(other, sale.path, { intent, order: code, name: 'X', email: 'x@example.org' });
    expect(answer.status, intent).toBe(422);
  }
  for (const path of [`${sale.path}?order=${code}`, `/cancel?order=${code}`, `/success?order=${code}`]) {
    const answer = await other.get(path, { headers: { cookie: `limelight-order-${code}=${secret}` } });
    expect(await answer.text(), path).not.toContain('1 × Free');
  }
  const guessed = await post(other, '/success', { order: code, secret });
  expect(guessed.status).toBe(404);
  expect(await sale.orders()).toEqual(['held']);
  const own = await request.get(`${sale.path}?order=${code}`);
  expect(own.headers()['cache-control']).toContain('no-store');
  await other.dispose();
});
