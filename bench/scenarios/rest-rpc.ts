import type postgres from 'postgres';
import { connectDirectly, withDatabase } from '../bench-database.ts';
import { createRestClient } from '../clients/rest-client.ts';
import { compare } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Scenario } from '../scenario.ts';

const CLIENTS = 20;

export const restRpc: Scenario = {
  name: 'rest-rpc',
  describe: 'a function that writes one row and commits, as an rpc over HTTP against the same call in SQL',
  async run({ seconds, cleanup }) {
    const directory = makeDataDirectory(cleanup);
    const first = await startLimelightServer(directory, cleanup);
    await withDatabase(first.ready.databaseUrl, createFunction);
    // The gateway reads the schema when it starts.
    await first.stop();
    const { url, publishableKey, databaseUrl } = (await startLimelightServer(directory, cleanup)).ready;
    const client = createRestClient({ url, publishableKey, connections: CLIENTS });
    cleanup.add(() => client.close());
    const sql = await connectDirectly(databaseUrl, { connections: CLIENTS, as: 'owner' }, cleanup);

    let acknowledged = 0;
    const figures = await compare({
      ours: {
        clients: CLIENTS,
        async operation(visitor) {
          await client.send({ method: 'POST', path: '/rest/v1/rpc/bench_note', body: noteOf(visitor) });
          acknowledged += 1;
        },
      },
      limit: {
        clients: CLIENTS,
        async operation(visitor) {
          const { visitor: name, words } = noteOf(visitor);
          await sql`select * from public.bench_note(${name}, ${words})`;
          acknowledged += 1;
        },
      },
      seconds,
    });
    const written = await withDatabase(databaseUrl, countNotes);
    if (written < acknowledged) throw new Error(`${acknowledged} calls succeeded, ${written} rows are there`);
    return { unit: 'calls/s', ...figures, clients: CLIENTS, rows_written: written };
  },
};

function noteOf(visitor: number): { visitor: number; words: string } {
  return { visitor, words: 'A note about as long as a short message in the chat of an event.' };
}

/** Only here: the first functions of the product that visitors may call come later. */
async function createFunction(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    create schema bench;
    create table bench.notes (
      id bigint generated always as identity primary key,
      visitor int not null,
      words text not null,
      written_at timestamptz not null default now()
    );
    -- Definer: visitors write through the function alone.
    create function public.bench_note(visitor int, words text) returns bigint
    language sql security definer set search_path = '' as $$
      insert into bench.notes (visitor, words) values (visitor, words) returning id
    $$;
    grant execute on function public.bench_note to anon;`);
}

async function countNotes(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from bench.notes`;
  return row?.count ?? 0;
}
