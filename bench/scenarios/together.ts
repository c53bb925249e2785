import type postgres from 'postgres';
import { listDifferences, reconcile } from '../../scripts/reconcile/reconcile.ts';
import { connectDirectly, withDatabase } from '../bench-database.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { fillChat } from '../fill-chat.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Context, Scenario, ScenarioRow } from '../scenario.ts';
import { openChat } from '../together/chat.ts';
import { openDoor } from '../together/door.ts';
import { describeBooks, listTimes, listTrends } from '../together/judge.ts';
import { openOnSale } from '../together/on-sale.ts';
import type { Part, Place } from '../together/part.ts';
import { type Planned, type Played, plan, play, settle } from '../together/play.ts';
import { takeSamples } from '../together/samples.ts';
import { openDoors } from '../together/visitors.ts';

/** Each writes now and then, as one person may; some of them also look around. */
const WRITERS = 1_000;

export const together: Scenario = {
  name: 'together',
  describe:
    'an on-sale, a door, visitors and a chat at once, at fixed rates, against each alone at the same rate',
  async run(context) {
    const { seconds, cleanup } = context;
    const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup, { pages: true });
    const sql = await connectDirectly(server.ready.databaseUrl, { connections: 2, as: 'owner' }, cleanup);
    const parts = await openNight(server.ready, context);
    const short = Math.min(30, Math.max(3, seconds / 4));
    const planned: Planned[] = [];
    for (const part of parts) planned.push(await plan(part, Math.min(8, short), sql));
    const alone: Played[] = [];
    for (const one of planned) {
      await one.part.prepare(one.rate * short);
      alone.push(await play(one, short));
      await settle(sql);
    }
    for (const { part, rate } of planned) await part.prepare(rate * seconds);
    const [samples, ...played] = await Promise.all([
      takeSamples(server.ready.url, seconds),
      ...planned.map((one) => play(one, seconds)),
    ]);
    await settle(sql);
    const wrong = await listWrong(sql, parts);
    const rows: ScenarioRow[] = planned.flatMap((one, place) => {
      const [mine, limit] = [played[place], alone[place]];
      return mine && limit ? listTimes(one, limit, mine) : [];
    });
    return [...rows, ...listTrends(samples, seconds), describeBooks(wrong)];
  },
};

function openNight(place: Place, { cleanup }: Context): Promise<Part[]> {
  return withDatabase(place.databaseUrl, async (sql) => {
    const visited = await fillChat(sql, WRITERS);
    return [
      await openOnSale(place.url, sql, cleanup),
      await openDoor(place, cleanup),
      await openDoors(place.url, sql, visited.writers, cleanup),
      await openChat(place, visited, cleanup),
    ];
  });
}

/** What people were told is there, once, and the books agree with each other. */
async function listWrong(sql: postgres.Sql, parts: Part[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const part of parts) wrong.push(...(await part.listWrong(sql)));
  return [...wrong, ...listDifferences(await reconcile(sql))];
}
