import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { makeReadyAccounts } from '../../server/payments/simulator/ready-accounts.ts';
import type { Cleanup } from '../cleanup.ts';
import { createHttpClient, type HttpClient } from '../clients/http-client.ts';
import { type BenchSale, fillSales } from '../fill-sale.ts';
import type { Part } from './part.ts';

const PLACES = 2_000_000;
const CONNECTIONS = 256;
/** One purchase in so many is paid for, the others are free. */
const PAID_EVERY = 4;
const MOST_PLACES = 3;

type Sale = BenchSale & { paidTypeId: number };
type Told = { code: string; quantity: number };

/** Buyers of one pool, from the ticket box to the page that thanks them; their letters are sent by the queue. */
export async function openOnSale(url: string, sql: postgres.Sql, cleanup: Cleanup): Promise<Part> {
  const sale = await fillSale(sql);
  const client = createHttpClient(url, CONNECTIONS);
  cleanup.add(() => client.close());
  const told: Told[] = [];
  let turn = 0;
  return {
    name: 'on-sale',
    figures: { hold: 1_000, checkout: null },
    clients: 8,
    prepare: async () => {},
    async arrive(due, note) {
      turn += 1;
      const isPaid = turn % PAID_EVERY === 0;
      const quantity = 1 + (turn % MOST_PLACES);
      const basket = { [`quantity-${isPaid ? sale.paidTypeId : sale.typeId}`]: String(quantity) };
      const held = await hold(client, sale.eventId, basket);
      const holding = performance.now();
      note('hold', holding - due);
      await checkOut(client, sale.eventId, held, isPaid);
      note('checkout', performance.now() - holding);
      told.push({ code: held.code, quantity });
    },
    listWrong: (direct) => listUnsold(direct, sale, told, turn - told.length),
  };
}

/** A free and a paid type of one pool, and a promoter who is paid out. */
async function fillSale(sql: postgres.Sql): Promise<Sale> {
  // All buyers have one address here.
  await sql`update private.selling_settings set rate_factor = 0`;
  const [sale] = await fillSales(sql, 1, PLACES);
  if (!sale) throw new Error('there is no sale');
  const [promoter] = await sql`insert into public.promoters (name) values ('Bench Promoter') returning id`;
  await sql.begin(makeReadyAccounts);
  await sql`insert into public.event_promoters (event_id, promoter_id) values (${sale.eventId}, ${promoter?.id})`;
  const [type] = await sql<{ id: number }[]>`
    with type as (
      insert into public.ticket_types (event_id, name, price) values (${sale.eventId}, 'Supporter', 1500) returning id
    ), link as (
      insert into public.ticket_type_pools select type.id, ${sale.poolId} from type
    )
    select id::int from type`;
  return { ...sale, paidTypeId: type?.id ?? 0 };
}

type Held = { code: string; cookie: string };
type Fields = Record<string, string>;

async function hold(client: HttpClient, eventId: number, basket: Fields): Promise<Held> {
  const secret = randomBytes(32).toString('base64url');
  const fields = { intent: 'hold', secret, code: '', ...basket };
  const { status, headers, text } = await post(client, `/event/${eventId}/hold`, fields, '');
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';');
  if (status !== 200 || cookie === '') throw new Error(`a hold was answered with ${status}: ${text}`);
  const { code } = JSON.parse(text) as { code: string };
  return { code, cookie };
}

async function checkOut(client: HttpClient, eventId: number, held: Held, isPaid: boolean): Promise<void> {
  const { code, cookie } = held;
  const email = `${code.toLowerCase()}@limelight.test`;
  const fields = { intent: 'pay', order: code, name: 'Bench Buyer', email };
  const next = await follow(client, `/event/${eventId}`, fields, cookie);
  const last = isPaid ? await follow(client, next, { how: 'pay' }, cookie) : next;
  if (!last.includes('/success')) throw new Error(`buying led to ${last}`);
}

/** Where a form leads. */
async function follow(client: HttpClient, path: string, fields: Fields, cookie: string): Promise<string> {
  const { status, headers, text } = await post(client, path, fields, cookie);
  if (!headers.location) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`);
  const { pathname, search } = new URL(headers.location, 'http://limelight.test');
  return pathname + search;
}

function post(client: HttpClient, path: string, fields: Fields, cookie: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8', cookie };
  return client.ask(path, headers, new URLSearchParams(fields).toString());
}

/** Every purchase is an order with its tickets, there is no other, and the pool has as many fewer places. */
async function listUnsold(
  sql: postgres.Sql,
  sale: Sale,
  told: Told[],
  unanswered: number,
): Promise<string[]> {
  const rows = await sql<{ code: string; tickets: number }[]>`
    select o.code, count(k.id)::int as tickets from public.orders o left join public.tickets k on k.order_id = o.id
    where o.event_id = ${sale.eventId} and o.status = 'paid' group by o.code`;
  const ticketsOf = new Map(rows.map(({ code, tickets }) => [code, tickets]));
  const lost = told.filter(({ code, quantity }) => ticketsOf.get(code) !== quantity).length;
  const [pool] = await sql<{ sold: number }[]>`select sold from public.pools where id = ${sale.poolId}`;
  const tickets = rows.reduce((sum, row) => sum + row.tickets, 0);
  const isRight = lost === 0 && rows.length - told.length <= unanswered && pool?.sold === tickets;
  return isRight
    ? []
    : [
        `${told.length} orders were told, ${rows.length} are there, ${lost} wrong; ${tickets} tickets, ${pool?.sold} sold`,
      ];
}
