import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { generateCatalogue } from '../../scripts/generate/generate-catalogue.ts';
import type { Cleanup } from '../cleanup.ts';
import { createPageClient } from '../clients/page-client.ts';
import type { BenchWriter } from '../fill-chat.ts';
import type { Part } from './part.ts';

const EVENTS = 1_000;
const DIFFERENT_EVENTS = 200;
const CONNECTIONS = 64;
const STAGES = 3;
const ACTS = 10;

type Visit = { path: string; isSignedIn: boolean };

/** Strangers who look around, and now and then somebody who is signed in, whose pages are made for them alone. */
export async function openDoors(
  url: string,
  sql: postgres.Sql,
  people: BenchWriter[],
  cleanup: Cleanup,
): Promise<Part> {
  const visits = await fillVisits(sql);
  for (const person of people.slice(0, 1)) await requireSignedIn(url, person);
  const client = createPageClient(url, CONNECTIONS);
  cleanup.add(() => client.close());
  let turn = 0;
  return {
    name: 'visitors',
    figures: { page: null },
    clients: 8,
    prepare: async () => {},
    async arrive(due, note) {
      const { path, isSignedIn } = visits[turn % visits.length] ?? { path: '/', isSignedIn: false };
      const person = isSignedIn ? people[turn % people.length] : undefined;
      turn += 1;
      await client.open(path, person && sessionCookie(person));
      note('page', performance.now() - due);
    },
    listWrong: async () => [],
  };
}

/** Of twenty visits eight are to the home page, nine to events of all kinds, three to a timetable; three are signed in. */
async function fillVisits(sql: postgres.Sql): Promise<Visit[]> {
  await generateCatalogue(sql, EVENTS);
  const festival = await fillTimetable(sql);
  const events = await sql<{ id: number }[]>`
    select event_id::int as id from public.event_listings where starts_at > now()
    order by starts_at, event_id limit ${DIFFERENT_EVENTS}`;
  const stranger = (path: string): Visit => ({ path, isSignedIn: false });
  const signedIn = (path: string): Visit => ({ path, isSignedIn: true });
  const timetable = `/event/${festival}/timetable`;
  return Array.from({ length: Math.floor(events.length / 8) }, (_, round) => {
    const pages = events.slice(round * 8, round * 8 + 8).map(({ id }) => stranger(`/event/${id}`));
    const homes = Array.from({ length: 7 }, () => stranger('/'));
    const others = [stranger(timetable), stranger(timetable), signedIn('/'), signedIn(timetable)];
    const [hot] = events;
    const mixed = [...pages, ...homes, ...others, signedIn(`/event/${hot?.id ?? festival}`)];
    // Far from each other, so that neither kind comes in a row.
    return mixed.map((_, place) => mixed[(place * 7) % mixed.length] ?? stranger('/'));
  }).flat();
}

async function fillTimetable(sql: postgres.Sql): Promise<number> {
  const [event] = await sql<{ id: number }[]>`
    insert into public.events (title, starts_at, ends_at, timezone, status, published_at)
    values ('Bench Festival', now() - interval '1 hour', now() + interval '20 hours', 'Europe/Berlin', 'published', now()) returning id::int`;
  const id = event?.id ?? 0;
  await sql`insert into public.timetable_settings (event_id, revision, published_at) values (${id}, 1, now())`;
  await sql`insert into public.event_stages (event_id, name, position)
    select ${id}, 'Stage ' || n, n from generate_series(1, ${STAGES}::int) n`;
  await sql`
    with planned as (
      insert into public.slots (id, event_id, stage_id, title, starts_at, ends_at)
      select gen_random_uuid(), ${id}, s.id, 'Act ' || n || ' of ' || s.name, now() + n * interval '1 hour', now() + (n + 1) * interval '1 hour'
      from public.event_stages s, generate_series(0, ${ACTS - 1}::int) n where s.event_id = ${id}
      returning *
    )
    insert into public.published_slots (id, event_id, stage_id, title, starts_at, ends_at, note, night)
    select id, event_id, stage_id, title, starts_at, ends_at, note, private.timetable_night(starts_at, 'Europe/Berlin', '06:00') from planned`;
  return id;
}

/** A session that the server does not know is taken away, and its pages are those of strangers. */
async function requireSignedIn(url: string, person: BenchWriter): Promise<void> {
  const headers = { cookie: sessionCookie(person), accept: 'text/html' };
  const answer = await fetch(`${url}/user/${person.id}`, { headers, redirect: 'manual' });
  await answer.body?.cancel();
  if (answer.status !== 200 || answer.headers.has('set-cookie'))
    throw new Error(`somebody who is signed in got ${answer.status} for their own page`);
}

/** As the official client keeps it. */
function sessionCookie({ authId, token }: BenchWriter): string {
  const session = {
    access_token: token,
    refresh_token: randomUUID(),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: authId, aud: 'authenticated', role: 'authenticated', email: `${authId}@limelight.test` },
  };
  return `limelight-session=base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
}
