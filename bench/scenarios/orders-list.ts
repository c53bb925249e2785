import postgres from 'postgres';
import { withDatabase } from '../bench-database.ts';
import { compare } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { type BenchOrders, fillOrders } from '../fill-orders.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Context, Scenario, ScenarioRow } from '../scenario.ts';
import { round } from '../statistics.ts';

const FEW = 1_000;
const MANY = 100_000;

type Ask = (sql: postgres.Sql, orders: BenchOrders) => postgres.PendingQuery<postgres.Row[]>;

/** As the order desk asks. */
const asks: Record<string, Ask> = {
  'newest page': (sql, { eventId }) => sql`select * from public.list_orders(${eventId})`,
  'a deep page': (sql, { eventId }) =>
    sql`select * from public.list_orders(${eventId}, before_id => (
      select min(id) + 400 from public.orders where event_id = ${eventId}))`,
  'by name': (sql, { eventId }) =>
    sql`select * from public.list_orders(${eventId}, sort => 'name', descending => false)`,
  'by total': (sql, { eventId }) => sql`select * from public.list_orders(${eventId}, sort => 'total')`,
  'search by name': (sql, { eventId }) =>
    sql`select * from public.list_orders(${eventId}, search => 'Buyer aaaafb')`,
  'search by e-mail': (sql, { eventId }) =>
    sql`select * from public.list_orders(${eventId}, search => 'buyer777@limelight')`,
  'search by card': (sql, { eventId }) => sql`select * from public.list_orders(${eventId}, search => '0042')`,
  'of one type': (sql, { eventId, typeId }) =>
    sql`select * from public.list_orders(${eventId}, ticket_type_id => ${typeId})`,
};

export const ordersList: Scenario = {
  name: 'orders-list',
  describe: 'the order desk at 100,000 orders of one event against the same at 1,000',
  async run(context) {
    const [few, many] = [await openDesk(FEW, context), await openDesk(MANY, context)];
    const rows: ScenarioRow[] = [];
    for (const [part, ask] of Object.entries(asks)) {
      if ((await ask(many.sql, many.orders)).length === 0) throw new Error(`${part} finds nothing`);
      const figures = await compare({
        ours: { clients: 1, operation: async () => void (await ask(many.sql, many.orders)) },
        limit: { clients: 1, operation: async () => void (await ask(few.sql, few.orders)) },
        seconds: Math.max(1, context.seconds / 4),
      });
      const [ours, limit] = [figures.p95_ms, Number(figures.limit_p95_ms)];
      rows.push({
        ...figures,
        part,
        unit: 'ms',
        ours,
        limit,
        ratio: round(limit / ours, 3),
        growth: round(ours / limit),
      });
    }
    return rows;
  },
};

/** A database with so many orders, asked by its manager. */
async function openDesk(count: number, { cleanup }: Context) {
  const { databaseUrl } = (await startLimelightServer(makeDataDirectory(cleanup), cleanup)).ready;
  const orders = await withDatabase(databaseUrl, (sql) => fillOrders(sql, count));
  const claims = JSON.stringify({ sub: orders.managerSub, role: 'authenticated' });
  const sql = postgres(databaseUrl, {
    max: 1,
    onnotice: () => {},
    connection: { role: 'authenticated', 'request.jwt.claims': claims },
  });
  cleanup.add(() => sql.end({ timeout: 5 }));
  return { sql, orders };
}
