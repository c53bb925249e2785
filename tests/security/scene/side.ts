import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Base, SideName } from './base.ts';
import { hoursFromNow, insert } from './insert.ts';
import { addDoorRows, addTimetableRows } from './night-rows.ts';
import type { Account, People } from './people.ts';
import { addPersonRows } from './person-rows.ts';
import { addPaymentRows, addSaleRows } from './sale-rows.ts';
import { addChatRows, addNewsRows } from './talk-rows.ts';

/** Everything of one team: what is out, a draft beside it, and one of each thing that belongs to them. */
export type Side = Awaited<ReturnType<typeof makeSide>>;

/** Rows of the platform itself. */
type Shared = { announcement: number; paymentEvent: number };
type Team = { name: SideName; levels: [Account, number][]; person: Account };

export async function makeSide(sql: postgres.Sql, team: Team, people: People, shared: Shared) {
  const owner = team.levels.at(-1)?.[0] ?? team.person;
  const entities = await makeEntities(sql, team.name);
  const { event, draft } = entities;
  const scopes = Object.entries(entities).flatMap(([type, id]) =>
    type === 'genre' || type === 'stage' ? [] : [[type === 'draft' ? 'event' : type, id] as const],
  );
  for (const [account, level] of team.levels) {
    // The promoter's team comes last: what its events inherit from it must not hide what was given there.
    for (const [type, id] of scopes) {
      if (type !== 'promoter') await permit(sql, account, type, id, level);
    }
    await permit(sql, account, 'promoter', entities.promoter, level);
  }
  const [account] = await sql`select supabase_id as folder from public.users where id = ${team.person.id}`;
  const whole = {
    ...entities,
    ...shared,
    person: team.person,
    owner,
    name: team.name,
    visitor: people.visitor,
    stranger: people.guest.id,
    mate: people.mate.id,
    suspended: people.suspended.id,
    /** Where the person's own files are. */
    personFolder: String(account?.folder),
  };
  const drafted = await dress(sql, { ...whole, event: draft });
  return {
    drafted,
    ...whole,
    ...(await dress(sql, whole)),
    scopes: scopes.map(([type, id]) => `${type}:${id}`),
    event,
    draft,
  };
}

async function makeEntities(sql: postgres.Sql, name: SideName) {
  const venue = await insert(sql, 'venues', {
    name: `Hall of ${name}`,
    city: 'Town',
    timezone: 'Europe/Berlin',
  });
  const artist = await insert(sql, 'artists', { name: `Artist of ${name}` });
  const promoter = await insert(sql, 'promoters', { name: `Promoter of ${name}` });
  const genre = await insert(sql, 'genres', { name: `Genre of ${name}` });
  const stage = await insert(sql, 'stages', { venue_id: venue, name: 'Main' });
  await insert(sql, 'artist_genres', { artist_id: artist, genre_id: genre });
  const night = {
    starts_at: hoursFromNow(2),
    ends_at: hoursFromNow(10),
    timezone: 'Europe/Berlin',
    venue_id: venue,
  };
  const event = await insert(sql, 'events', {
    ...night,
    title: `Night of ${name}`,
    status: 'published',
    published_at: new Date(),
  });
  const draft = await insert(sql, 'events', { ...night, title: `Draft of ${name}`, status: 'draft' });
  for (const type of ['venue', 'artist', 'promoter', 'event'] as const) {
    const id = { venue, artist, promoter, event }[type];
    const path = `${type}/${id}/abcdefgh.png`;
    await insert(sql, 'pictures', { entity_type: type, entity_id: id, path, width: 100, height: 100 });
  }
  return { event, draft, venue, artist, promoter, genre, stage };
}

async function permit(sql: postgres.Sql, account: Account, type: string, id: number, level: number) {
  await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    values (${account.id}, ${type}, ${id}, ${level})`;
}

/** One row of everything that an event has. */
async function dress(sql: postgres.Sql, base: Base) {
  await insert(sql, 'event_artists', { event_id: base.event, artist_id: base.artist, position: 1 });
  await insert(sql, 'event_genres', { event_id: base.event, genre_id: base.genre });
  await insert(sql, 'event_promoters', { event_id: base.event, promoter_id: base.promoter });
  const sale = await addSaleRows(sql, base);
  const money = await addPaymentRows(sql, base, sale);
  const timetable = await addTimetableRows(sql, base);
  const door = await addDoorRows(sql, base, sale);
  const chat = await addChatRows(sql, base, sale);
  const news = await addNewsRows(sql, base);
  const own = await addPersonRows(sql, base, { ...sale, ...timetable, ...chat });
  return { ...sale, ...money, ...timetable, ...door, ...chat, ...news, ...own, client: randomUUID() };
}
