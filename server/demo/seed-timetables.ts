import type postgres from 'postgres';
import { artists } from './scene/artists.ts';
import { timetables } from './scene/timetables.ts';

const artistIds = new Map(artists.map(([name], index) => [name, index + 1]));

/** Who plays when at the festival and tonight, published, and what people mean to see of it. */
export async function seedTimetables(sql: postgres.TransactionSql): Promise<void> {
  const stages = timetables.flatMap(({ event, stages }) =>
    stages.map(({ name, colour, place, walk }, index) => ({
      event,
      name,
      position: index + 1,
      colour,
      place,
      walk,
    })),
  );
  const slots = timetables.flatMap(({ event, fromStart = false, stages }) =>
    stages.flatMap(({ name, slots }) =>
      slots.map(([night, start, minutes, acts, title = '']) => ({
        event,
        stage: name,
        fromStart,
        night,
        start: minutesOf(start),
        minutes,
        title,
        acts: acts.map(idOf),
      })),
    ),
  );
  await sql`insert into public.timetable_settings ${sql(
    timetables.map(({ event, changeover }) => ({
      event_id: event,
      changeover_minutes: changeover,
      revision: 1,
      published_at: new Date(),
    })),
  )}`;
  await sql`insert into public.event_stages (event_id, name, position, colour, place, walk_minutes)
    select s.event, s.name, s.position, s.colour, s.place, s.walk
    from jsonb_to_recordset(${sql.json(stages)})
      as s (event bigint, name text, position int, colour text, place text, walk int)`;
  // Minutes are counted on the clock, so that a night on which it changes has its sets at the hours that are told.
  await sql`
    with made as (
      select gen_random_uuid() as id, s.*, e.timezone, t.id as stage_id,
        case when s."fromStart" then e.starts_at + make_interval(mins => s.start)
          else (private.night_of(e.starts_at, e.timezone) + s.night + make_interval(mins => s.start)) at time zone e.timezone end as starts_at
      from jsonb_to_recordset(${sql.json(slots)}) as s (event bigint, stage text, "fromStart" boolean, night int, start int, minutes int, title text, acts bigint[])
      join public.events e on e.id = s.event
      join public.event_stages t on t.event_id = e.id and t.name = s.stage
    ), planned as (
      insert into public.slots (id, event_id, stage_id, title, starts_at, ends_at)
      select id, event, stage_id, title, starts_at, starts_at + make_interval(mins => minutes) from made
    )
    insert into public.slot_artists (slot_id, artist_id, position)
    select made.id, act.id, act.place from made, unnest(made.acts) with ordinality act (id, place)`;
  await publish(sql);
  await seedFavourites(sql);
}

async function publish(sql: postgres.TransactionSql): Promise<void> {
  await sql`insert into public.published_slots (id, event_id, stage_id, title, starts_at, ends_at, note, night)
    select s.id, s.event_id, s.stage_id, s.title, s.starts_at, s.ends_at, s.note, private.night_of(s.starts_at, e.timezone)
    from public.slots s join public.events e on e.id = s.event_id`;
  await sql`insert into public.published_slot_artists select * from public.slot_artists`;
}

/** Those who mean to come have chosen: the later the set and the bigger the stage, the more of them. */
async function seedFavourites(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.slot_favourites (user_id, slot_id, event_id, at)
    select i.user_id, p.id, p.event_id, now() - interval '2 days'
    from public.published_slots p
    join public.event_stages t on t.id = p.stage_id
    join public.event_interest i on i.event_id = p.event_id
    where abs(hashint8(i.user_id * 31 + extract(epoch from p.starts_at)::bigint / 900)) % 10
      < 1 + (t.position = 1)::int * 2 + (extract(hour from p.starts_at at time zone 'UTC') > 19)::int * 2`;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function idOf(name: string): number {
  const id = artistIds.get(name);
  if (id === undefined) throw new Error(`the scene has no ${name}`);
  return id;
}
