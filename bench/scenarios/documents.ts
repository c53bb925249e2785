import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type postgres from 'postgres';
import { z } from 'zod';
import { withDatabase } from '../bench-database.ts';
import { startChild } from '../child-process.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { fillSales } from '../fill-sale.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Scenario } from '../scenario.ts';
import { median, percentiles, round } from '../statistics.ts';

const TICKETS = 500;
const ROUNDS = 3;
/** Growth beyond this is a document that is kept in memory instead of handed on. Most of it is what is yet to be collected. */
const MOST_MEGABYTES = 250;

export const documents: Scenario = {
  name: 'documents',
  describe:
    'the PDF of an order of 500 tickets over HTTP, and how much memory it takes; bare pages with a code each',
  async run({ cleanup }) {
    const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup, { pages: true });
    const script = new URL('../processes/bare-pdf.ts', import.meta.url);
    const bare = await startChild({ script, ready: z.object({ url: z.url() }), cleanup });
    const order = await withDatabase(server.ready.databaseUrl, fillOrder);
    const ours = (tickets: string) =>
      load(`${server.ready.url}/order/${order.code}/${tickets}`, order.cookie);
    const limit = () => load(`${bare.ready.url}/${TICKETS}`);
    // Fonts, art and what is compiled on the way are there once for all documents.
    await ours(`ticket/${order.firstTicket}.pdf`);
    await limit();
    const [memory, bareMemory] = [await watchMemory(server.pid), await watchMemory(bare.pid)];
    const times = { ours: [] as number[], limit: [] as number[] };
    for (let n = 0; n < ROUNDS; n += 1) {
      times.ours.push(await ours('tickets.pdf'));
      times.limit.push(await limit());
    }
    const [grown, bareGrown] = [await memory.stop(), await bareMemory.stop()];
    if (grown > MOST_MEGABYTES) throw new Error(`the server grew by ${round(grown)} MB`);
    const rate = (milliseconds: number[]) => (TICKETS * 1000) / median(milliseconds);
    const { p50, p95, p99 } = percentiles(times.ours);
    return {
      unit: 'pages/s',
      ours: round(rate(times.ours)),
      limit: round(rate(times.limit)),
      ratio: round(rate(times.ours) / rate(times.limit), 3),
      p50_ms: round(p50),
      p95_ms: round(p95),
      p99_ms: round(p99),
      errors: 0,
      tickets: TICKETS,
      grown_mb: round(grown),
      limit_grown_mb: round(bareGrown),
    };
  },
};

/** Milliseconds until the whole file is here; it is thrown away as it comes. */
async function load(address: string, cookie = ''): Promise<number> {
  const began = performance.now();
  const answer = await fetch(address, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${new URL(address).pathname} answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  if (bytes < 10_000) throw new Error('that was no document');
  return performance.now() - began;
}

/** One paid order of so many tickets, and the cookie that opens it. */
async function fillOrder(sql: postgres.Sql) {
  const [sale] = await fillSales(sql, 1, TICKETS);
  if (!sale) throw new Error('there is no sale to fill');
  const secret = randomBytes(32).toString('base64url');
  const [row] = await sql<{ code: string; firstTicket: number }[]>`
    with bought as (
      insert into public.orders (code, secret_hash, request_key, event_id, email, name, status, currency, subtotal, total, paid_at)
      values (private.new_order_code(), ${createHash('sha256').update(secret).digest()}, 'bench', ${sale.eventId}, 'buyer@limelight.test', 'Buyer', 'paid',
        'EUR', 0, 0, now()) returning id, code
    ), line as (
      insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price) select id, ${sale.typeId}, 1, 0 from bought
      returning id, order_id
    ), made as (
      insert into public.tickets (order_id, order_line_id, event_id, ticket_type_id, holder_name)
      select order_id, line.id, ${sale.eventId}, ${sale.typeId}, 'Guest Number ' || n from line, generate_series(1, ${TICKETS}::int) n
      returning id
    )
    select code, (select min(id)::int from made) as "firstTicket" from bought`;
  if (!row) throw new Error('the order was not made');
  return { ...row, cookie: `limelight-order-${row.code}=${secret}` };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** By how much a process grows, at most, until told to stop. */
async function watchMemory(pid: number) {
  const before = await residentMegabytes(pid);
  let most = before;
  const look = async () => {
    most = Math.max(most, await residentMegabytes(pid));
  };
  const timer = setInterval(look, 50);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await look();
      return most - before;
    },
  };
}
