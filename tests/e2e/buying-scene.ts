import { expect, type Page } from '@playwright/test';
import type postgres from 'postgres';
import { catalogueOf } from '../fixtures/catalogue.ts';

type NewType = {
  price?: number;
  persons?: number;
  kind?: 'admission' | 'add_on';
  secret?: boolean;
  size?: number;
};

/** An event of the demo's promoter, who is paid out, with something to sell. */
export async function makeSale(sql: postgres.Sql, types: Record<string, NewType>) {
  const catalogue = catalogueOf(sql);
  const [ready] = await sql`select promoter_id::int as id from public.payout_accounts
    where is_ready and promoter_id is not null order by id limit 1`;
  const event = await catalogue.event({
    title: `Sale ${crypto.randomUUID().slice(0, 8)}`,
    promoters: [ready?.id],
    venue: await catalogue.venue('Sale Hall', 'Town'),
  });
  const ids: Record<string, number> = {};
  const pools: Record<string, number> = {};
  for (const [
    name,
    { price = 0, persons = 1, kind = 'admission', secret = false, size = 100 },
  ] of Object.entries(types)) {
    const [pool] = await sql`insert into public.pools (event_id, name, size)
      values (${event}, ${name}, ${size}) returning id::int`;
    const [type] = await sql`insert into public.ticket_types (event_id, name, price, persons, kind, is_secret)
      values (${event}, ${name}, ${price}, ${persons}, ${kind}::public.ticket_kind, ${secret}) returning id::int`;
    await sql`insert into public.ticket_type_pools values (${type?.id}, ${pool?.id})`;
    ids[name] = type?.id;
    pools[name] = pool?.id;
  }
  return {
    event,
    path: `/event/${event}`,
    typeId: (name: string) => ids[name] ?? 0,
    coupon: (code: string, kind: 'percent' | 'unlocking', value: number, unlocks: number[] = []) =>
      sql`insert into public.coupons (event_id, code, kind, value, unlocks)
        values (${event}, ${code}, ${kind}::public.coupon_kind, ${value}, ${unlocks}::bigint[])`,
    async counts(name: string) {
      const [row] = await sql`select sold, held, offered from public.pools where id = ${pools[name] ?? 0}`;
      return row && { sold: row.sold, held: row.held, offered: row.offered };
    },
    async orders(): Promise<string[]> {
      const rows = await sql`select status::text from public.orders where event_id = ${event} order by id`;
      return rows.map(({ status }) => status);
    },
  };
}

/** Chooses as soon as the page counts along. */
export async function choose(page: Page, name: string, quantity: number) {
  const field = page.getByLabel(`How many ${name}`, { exact: true });
  const form = page.getByRole('form', { name: 'Choose tickets' });
  await expect(async () => {
    await field.fill('');
    await field.fill(String(quantity));
    await expect(form.getByText(/^\d+ (ticket|extra)/)).toBeVisible({ timeout: 500 });
  }).toPass();
}

export async function hold(page: Page) {
  await page.getByRole('button', { name: 'Get tickets' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

export async function fillPerson(page: Page, name: string, email?: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  if (email) await page.getByLabel('E-mail', { exact: true }).fill(email);
}
