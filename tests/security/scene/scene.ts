import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type postgres from 'postgres';
import { createTestDatabase } from '../../fixtures/database.ts';
import { startProcess } from '../../fixtures/process.ts';
import { type Actor, signInEveryone } from './actors.ts';
import type { SideName } from './base.ts';
import { hoursFromNow, insert } from './insert.ts';
import { levelsOnOurs, levelsOnPlatform, levelsOnTheirs, makePeople, type People } from './people.ts';
import { makeSide, type Side } from './side.ts';
import { addOwnRows } from './suspended-rows.ts';

type Levels = [People['owner'], number][];

export type Scene = {
  url: string;
  sql: postgres.Sql;
  people: People;
  sides: Record<SideName, Side>;
  actors: Actor[];
  stop(): Promise<void>;
};

/** One Limelight as `npm start` runs it, two teams with one of everything, and everybody signed in. */
export async function openScene(): Promise<Scene> {
  const database = await createTestDatabase();
  const { sql } = database;
  const directory = await mkdtemp(join(tmpdir(), 'limelight-matrix-'));
  const starting = startProcess({ DATA_DIR: directory, DATABASE_URL: database.url, DEMO_DATA: 'off' });
  const people = await makePeople(sql);
  const sides = await makeSides(sql, people);
  const limelight = await starting;
  const actors = await signInEveryone(limelight.url, people);
  await suspend(sql, actors, people.suspended.id);
  return {
    url: limelight.url,
    sql,
    people,
    sides,
    actors,
    async stop() {
      await limelight.stop();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function makeSides(sql: postgres.Sql, people: People): Promise<Record<SideName, Side>> {
  for (const [name, level] of Object.entries(levelsOnPlatform)) {
    const { id } = people[name as keyof typeof levelsOnPlatform & keyof People];
    await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
      values (${id}, 'platform', 1, ${level})`;
  }
  const levels = (of: object): Levels =>
    Object.entries(of).map(([name, level]) => [people[name as keyof People], Number(level)]);
  const ours = {
    name: 'ours' as const,
    levels: [[people.mate, 1], [people.suspended, 4], ...levels(levelsOnOurs)] satisfies Levels,
    person: people.holder,
  };
  const theirs = {
    name: 'theirs' as const,
    levels: [[people.mate, 1], ...levels(levelsOnTheirs)] satisfies Levels,
    person: people.guest,
  };
  const shared = {
    announcement: await insert(sql, 'announcements', {
      title: 'New',
      body: 'Something is new.',
      from_at: hoursFromNow(-1),
    }),
    paymentEvent: await insert(sql, 'payment_events', {
      provider_id: randomUUID(),
      type: 'charge.succeeded',
      payload: {},
    }),
  };
  const sides = {
    ours: await makeSide(sql, ours, people, shared),
    theirs: await makeSide(sql, theirs, people, shared),
  };
  for (const side of Object.values(sides)) await addOwnRows(sql, side, people.suspended);
  await sql`insert into public.genre_redirects (old_id, genre_id) values (9001, ${sides.ours.genre})`;
  await sql`insert into public.genre_relations values (${sides.ours.genre}, ${sides.theirs.genre})`;
  return sides;
}

/** By staff, and after everybody has signed in: what counts is the token that they still have. */
async function suspend(sql: postgres.Sql, actors: Actor[], user: number): Promise<void> {
  const staff = actors.find(({ name }) => name === 'staff');
  await sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify(staff?.claims)}, true)`;
    await transaction`select public.suspend_user(${user}, 'Unkind to strangers')`;
  });
}
