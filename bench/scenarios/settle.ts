import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { sign } from '../../server/payments/simulator/delivery.ts';
import { makeReadyAccounts } from '../../server/payments/simulator/ready-accounts.ts';
import { connectDirectly } from '../bench-database.ts';
import { openPaymentPages, type PaymentPage } from '../clients/payment-pages.ts';
import { percentileFigures } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { fillSales } from '../fill-sale.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Scenario } from '../scenario.ts';
import { median, round } from '../statistics.ts';

const ORDERS = 200;
const ROUNDS = 3;
const CONNECTIONS = 8;

export const settle: Scenario = {
  name: 'settle',
  describe: 'payment events over HTTP until their orders are paid, against the bare function that settles',
  async run({ cleanup }) {
    const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup, { pages: true });
    const { url, databaseUrl } = server.ready;
    const sql = await connectDirectly(databaseUrl, { connections: CONNECTIONS, as: 'owner' }, cleanup);
    const eventId = await openSale(sql);
    const [ours, bare]: [Round[], Round[]] = [[], []];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      ours.push(await settleByEvents(sql, url, await openPaymentPages(url, sql, eventId, ORDERS)));
      bare.push(await settleInSql(sql, await openPaymentPages(url, sql, eventId, ORDERS)));
    }
    const [mine, limit] = [median(ours.map(rateOf)), median(bare.map(rateOf))];
    return {
      unit: 'orders/s',
      ours: round(mine),
      limit: round(limit),
      ratio: round(mine / limit, 3),
      ...percentileFigures(ours.flatMap(({ durations }) => durations)),
      errors: 0,
      orders: ORDERS,
    };
  },
};

type Round = { seconds: number; durations: number[] };
const rateOf = ({ seconds }: Round) => ORDERS / seconds;

/** A paid type with room for all, and a promoter who is paid out. */
async function openSale(sql: postgres.Sql): Promise<number> {
  // All buyers have one address here.
  await sql`update private.selling_settings set rate_factor = 0`;
  const [sale] = await fillSales(sql, 1, ORDERS * ROUNDS * 4);
  const [promoter] = await sql`insert into public.promoters (name) values ('Bench Promoter') returning id`;
  await sql.begin(makeReadyAccounts);
  await sql`insert into public.event_promoters (event_id, promoter_id) values (${sale?.eventId ?? 0}, ${promoter?.id})`;
  await sql`update public.ticket_types set price = 1500 where id = ${sale?.typeId ?? 0}`;
  return sale?.eventId ?? 0;
}

async function settleByEvents(sql: postgres.Sql, url: string, pages: PaymentPage[]): Promise<Round> {
  const [secrets] = await sql`select data from private.simulator_objects where id = 'secrets'`;
  const waiting = [...pages];
  const durations: number[] = [];
  const began = performance.now();
  const tell = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const body = eventOf(page.session);
      const asked = performance.now();
      const signature = sign(body, secrets?.data.webhookSecret, Math.floor(Date.now() / 1000));
      const answer = await fetch(`${url}/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      if (answer.status !== 204) throw new Error(`an event was answered with ${answer.status}`);
      durations.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, tell));
  while (!(await allPaid(sql, pages))) await sleep(10);
  return { seconds: (performance.now() - began) / 1000, durations };
}

async function settleInSql(sql: postgres.Sql, pages: PaymentPage[]): Promise<Round> {
  const began = performance.now();
  await Promise.all(
    pages.map(
      ({ orderId, total }) =>
        sql`select private.settle_payment(${orderId}, ${`pi_${randomBytes(9).toString('hex')}`}, ${total}, 'EUR', '4242')`,
    ),
  );
  if (!(await allPaid(sql, pages))) throw new Error('not every order was settled');
  return { seconds: (performance.now() - began) / 1000, durations: [] };
}

async function allPaid(sql: postgres.Sql, pages: PaymentPage[]): Promise<boolean> {
  const ids = pages.map(({ orderId }) => orderId);
  const [row] =
    await sql`select count(distinct k.order_id)::int as paid from public.orders o join public.tickets k on k.order_id = o.id
    where o.id = any (${ids}) and o.status = 'paid'`;
  return row?.paid === pages.length;
}

function eventOf(session: string): string {
  return JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object: { id: session, object: 'checkout.session' } },
  });
}
