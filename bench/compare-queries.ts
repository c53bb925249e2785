import type postgres from 'postgres';
import { connectDirectly } from './bench-database.ts';
import { compare } from './compare.ts';
import type { Context, ScenarioRow } from './scenario.ts';
import { round } from './statistics.ts';

const FEW = 1_000;
export const MANY = 100_000;

/** A query with the values that one visit after the other asks it with. */
export type BenchQuery = { name: string; text: string; values: postgres.ParameterOrJSON<never>[][] };

type Queries = (sql: postgres.Sql) => Promise<BenchQuery[]>;

/**
 * Each query by itself among many events, with the same among few as its limit: what the machine needs when the
 * size of the catalogue does not matter. Asked as the role of a visitor, one at a time, as text that is planned anew.
 */
export async function compareQueries(listQueries: Queries, context: Context): Promise<ScenarioRow[]> {
  const [few, many] = [await prepare(FEW, listQueries, context), await prepare(MANY, listQueries, context)];
  const rows: ScenarioRow[] = [];
  for (const [place, { name }] of many.queries.entries()) {
    const figures = await compare({
      ours: { clients: 1, operation: askInTurn(many, place) },
      limit: { clients: 1, operation: askInTurn(few, place) },
      seconds: Math.max(1, context.seconds / 4),
    });
    const [ours, limit] = [figures.p95_ms, Number(figures.limit_p95_ms)];
    rows.push({
      ...figures,
      part: name,
      unit: 'ms',
      ours,
      limit,
      ratio: round(limit / ours, 3),
      growth: round(ours / limit),
      seconds_to_make: round(many.secondsToMake, 1),
    });
  }
  return rows;
}

type Side = { sql: postgres.Sql; queries: BenchQuery[]; secondsToMake: number };

async function prepare(events: number, listQueries: Queries, context: Context): Promise<Side> {
  const { databaseUrl, secondsToMake } = await context.catalogues.of(events);
  const sql = await connectDirectly(databaseUrl, { connections: 1, as: 'visitor' }, context.cleanup);
  const queries = await listQueries(sql);
  if (events === MANY) for (const query of queries) await requireAnswer(sql, query);
  return { sql, queries, secondsToMake };
}

/** Finding nothing is fast and says nothing. */
async function requireAnswer(sql: postgres.Sql, { name, text, values }: BenchQuery): Promise<void> {
  const answers = await Promise.all(values.map((each) => sql.unsafe(text, each)));
  if (answers.every(({ length }) => length === 0)) throw new Error(`${name} answers nothing at all`);
}

function askInTurn({ sql, queries }: Side, place: number): () => Promise<void> {
  const { text, values } = queries[place] ?? { text: '', values: [] };
  let turn = 0;
  return async () => {
    const each = values[turn % values.length];
    turn += 1;
    await sql.unsafe(text, each);
  };
}
