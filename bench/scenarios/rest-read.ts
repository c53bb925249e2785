import type postgres from 'postgres';
import { connectDirectly, withDatabase } from '../bench-database.ts';
import { createRestClient } from '../clients/rest-client.ts';
import { compare } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Scenario } from '../scenario.ts';

const CLIENTS = 20;
const ROWS = 20;
const EVENTS = 5_000;
const VENUES = 200;

const path = `/rest/v1/events?${new URLSearchParams({
  select: 'id,title,status,starts_at,ends_at,timezone,venue:venues(id,name,city)',
  is_listed: 'is.true',
  starts_at: 'gte.2030-01-01T00:00:00Z',
  order: 'starts_at.asc,id.asc',
  limit: String(ROWS),
})}`;

type EventRow = { id: number; venue: { id: number; name: string } };

export const restRead: Scenario = {
  name: 'rest-read',
  describe: `the next ${ROWS} of ${EVENTS} events with their venue, over HTTP against the same SQL`,
  async run({ seconds, cleanup }) {
    const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup);
    const { url, publishableKey, databaseUrl } = server.ready;
    await withDatabase(databaseUrl, seedEvents);
    const client = createRestClient({ url, publishableKey, connections: CLIENTS });
    cleanup.add(() => client.close());
    const connect = (as: 'owner' | 'visitor') =>
      connectDirectly(databaseUrl, { connections: CLIENTS, as }, cleanup);
    const [owner, visitor] = [await connect('owner'), await connect('visitor')];

    const call = { method: 'GET', path } as const;
    const fromRest = (await client.read(call)) as EventRow[];
    requireSameEvents(fromRest, await selectEvents(owner));
    const answer = await client.send(call);

    const figures = await compare({
      ours: { clients: CLIENTS, operation: async () => void (await client.send(call)) },
      limit: { clients: CLIENTS, operation: async () => void (await selectEvents(owner)) },
      also: {
        limit_with_policies: { clients: CLIENTS, operation: async () => void (await selectEvents(visitor)) },
      },
      seconds,
    });
    return { unit: 'reads/s', ...figures, clients: CLIENTS, rows: ROWS, answer_bytes: answer.length };
  },
};

async function seedEvents(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into public.venues (name, city, timezone, capacity)
    select 'Venue ' || n, 'City ' || n % 20, 'Europe/Berlin', 100 + n from generate_series(1, ${VENUES}::int) n`;
  await sql`
    insert into public.events (title, description, status, starts_at, ends_at, timezone, venue_id)
    select 'Event ' || n, repeat('A long night. ', 20),
      (case when n % 20 = 0 then 'draft' else 'published' end)::public.event_status,
      start, start + interval '8 hours', 'Europe/Berlin', v.id
    from generate_series(1, ${EVENTS}::int) n
    cross join lateral (select timestamptz '2029-10-01 20:00+00' + n * interval '1 hour' as start) s
    join (select id, row_number() over (order by id) as position from public.venues) v
      on v.position = 1 + n % ${VENUES}::int`;
  await sql`analyze public.events, public.venues`;
}

/** As the gateway writes it. */
async function selectEvents(sql: postgres.Sql): Promise<EventRow[]> {
  return sql<EventRow[]>`
    select id::int, title, status, starts_at, ends_at, timezone,
      (select to_json(venue) from (
        select id, name, city from public.venues where venues.id = events.venue_id limit 1
      ) as venue) as venue
    from public.events
    where is_listed and starts_at >= '2030-01-01T00:00:00Z'
    order by starts_at, id
    limit ${ROWS}`;
}

/** Two sides that do not answer the same thing cannot be compared. */
function requireSameEvents(fromRest: EventRow[], fromSql: EventRow[]): void {
  const shape = (rows: EventRow[]) => JSON.stringify(rows.map(({ id, venue }) => [id, venue.id, venue.name]));
  if (fromRest.length !== ROWS || shape(fromRest) !== shape(fromSql)) {
    throw new Error(`the gateway and the database answer different events: ${shape(fromRest)}`);
  }
}
