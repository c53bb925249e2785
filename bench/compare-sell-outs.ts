import type postgres from 'postgres';
import { connectDirectly, withDatabase } from './bench-database.ts';
import { holdInSql, holdOverHttp } from './clients/hold-client.ts';
import { percentileFigures } from './compare.ts';
import { makeDataDirectory } from './data-directory.ts';
import { type BenchSale, completeSales, fillSales } from './fill-sale.ts';
import { startLimelightServer } from './limelight-server.ts';
import type { Context, ScenarioRow } from './scenario.ts';
import { type SellOut, sellOut } from './sell-out.ts';
import { median, round } from './statistics.ts';

const BUYERS = 400;
const ROUNDS = 3;
const CONNECTIONS = [1, 2, 4, 8, 16];

type Size = { pools: number; places: number };

/** Selling out over HTTP against the bare function, in turns, each time out of fresh pools. */
export async function compareSellOuts({ pools, places }: Size, { cleanup }: Context): Promise<ScenarioRow> {
  const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup, { pages: true });
  const { url, databaseUrl } = server.ready;
  const http = holdOverHttp(url, BUYERS);
  cleanup.add(async () => http.close());
  const sql = await connectDirectly(
    databaseUrl,
    { connections: Math.max(...CONNECTIONS), as: 'owner' },
    cleanup,
  );
  // All buyers have one address here.
  await sql`update private.selling_settings set rate_factor = 0`;
  const inSql = holdInSql(sql);
  const sellFresh = (take: typeof inSql, buyers: number, each = places) =>
    withDatabase(databaseUrl, async (direct) => {
      const sales = await fillSales(direct, pools, each);
      const result = await sellOut(take, sales, buyers);
      await requireExact(direct, sales, result, pools * each);
      return result;
    });

  // As many connections as serve the bare function best.
  let best = { connections: 0, rate: 0 };
  for (const connections of CONNECTIONS) {
    const rate = rateOf(await sellFresh(inSql, connections, Math.ceil(places / 10)));
    if (rate > best.rate) best = { connections, rate };
  }
  await sellFresh(http.take, BUYERS, Math.ceil(places / 10));
  const ours: SellOut[] = [];
  const bare: SellOut[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    ours.push(await sellFresh(http.take, BUYERS));
    bare.push(await sellFresh(inSql, best.connections));
  }
  const [mine, limit] = [median(ours.map(rateOf)), median(bare.map(rateOf))];
  return {
    unit: 'holds/s',
    ours: round(mine),
    limit: round(limit),
    ratio: round(mine / limit, 3),
    ...percentileFigures(ours.flatMap(({ durations }) => durations)),
    errors: 0,
    holds_per_minute: Math.round(mine * 60),
    buyers: BUYERS,
    limit_connections: best.connections,
    pools,
    places,
    sold_each_round: pools * places,
  };
}

const rateOf = ({ holds, seconds }: SellOut) => holds / seconds;

/** Not one place too many, not one too few, and every order that a buyer was told of is there. */
async function requireExact(
  sql: postgres.Sql,
  sales: BenchSale[],
  { holds, places }: SellOut,
  size: number,
): Promise<void> {
  const found = await completeSales(sql, sales);
  const wanted = { orders: holds, sold: size, tickets: size };
  if (places !== size || JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(
      `of ${size} places ${places} were taken by ${holds} holds; found ${JSON.stringify(found)}`,
    );
}
