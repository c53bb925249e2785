import type postgres from 'postgres';
import { composeEvents } from './compose-events.ts';
import { composeCrowd } from './compose-people.ts';
import { SeededRandom } from './random.ts';
import { continueNumbering, publishEvents, seedEvents, seedGenres, seedNames } from './seed-catalogue.ts';
import { seedNotifications, seedPeople, seedPlans, seedTeams } from './seed-crowd.ts';
import { seedTimetables } from './seed-timetables.ts';

const SEED = 1977;

/** A made-up scene around the night of the first start, with the accounts of the demo already there. */
export async function seedScene(sql: postgres.TransactionSql): Promise<void> {
  const [now] = await sql<{ night: string; clock: number }[]>`
    select night::text, (extract(epoch from now() at time zone zone - night) / 60)::int as clock
    from (values ('Europe/Berlin')) z (zone), private.night_of(now(), zone) night`;
  if (!now) throw new Error('the database does not know what time it is');
  const firstNight = now.night;
  const random = new SeededRandom(SEED);
  const events = composeEvents(firstNight, random, now.clock);
  const crowd = composeCrowd(events, random);
  await seedGenres(sql);
  await seedNames(sql);
  await seedPeople(sql, crowd);
  await seedEvents(sql, events, firstNight);
  await seedTeams(sql, crowd);
  await seedPlans(sql, crowd);
  await seedTimetables(sql);
  await publishEvents(sql);
  await seedNotifications(sql);
  await continueNumbering(sql, ['genres', 'venues', 'artists', 'promoters', 'events']);
}
