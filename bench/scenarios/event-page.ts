import type postgres from 'postgres';
import { withDatabase } from '../bench-database.ts';
import { comparePages } from '../compare-pages.ts';
import { type BenchQuery, compareQueries, MANY } from '../compare-queries.ts';
import type { Scenario } from '../scenario.ts';

const EVENTS = 200;

/** The event with everything around it, as the gateway writes it. */
export const eventText = `
  select e.*,
    (select to_json(v) from (select id, name, address, city, latitude, longitude from public.venues where id = e.venue_id) v) as venue,
    (select json_agg(g) from (select g.id, g.name from public.event_genres t join public.genres g on g.id = t.genre_id where t.event_id = e.id) g) as genres,
    (select json_agg(p) from (select p.id, p.name from public.event_promoters t join public.promoters p on p.id = t.promoter_id where t.event_id = e.id) p) as promoters,
    (select json_agg(a) from (
      select t.position, t.note, a.id, a.name from public.event_artists t join public.artists a on a.id = t.artist_id
      where t.event_id = e.id order by t.position
    ) a) as line_up
  from public.events e where e.id = $1`;

export const eventPage: Scenario = {
  name: 'event-page',
  describe:
    'the page of an event: its queries at 100,000 events against 1,000, and the page against an empty one',
  async run(context) {
    const { databaseUrl } = await context.catalogues.of(MANY);
    const [id] = await withDatabase(databaseUrl, listComing);
    return [
      ...(await compareQueries(listQueries, context)),
      ...(await comparePages(`/event/${id}`, context)),
    ];
  },
};

/** As app/routes/public/load-event.ts asks for strangers. */
async function listQueries(sql: postgres.Sql): Promise<BenchQuery[]> {
  const values = (await listComing(sql)).map((id) => [id]);
  return [
    { name: 'event', text: eventText, values },
    { name: 'interest', text: 'select * from public.count_event_interest($1)', values },
    { name: 'similar', text: 'select * from public.list_similar_events($1, 4)', values },
  ];
}

async function listComing(sql: postgres.Sql): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select event_id::int as id from public.event_listings where starts_at > now() order by starts_at, event_id limit ${EVENTS}`;
  return rows.map(({ id }) => id);
}
