import type postgres from 'postgres';
import { connectDirectly, withDatabase } from '../bench-database.ts';
import { createHttpClient } from '../clients/http-client.ts';
import { loadPack, type Scan, scanInSql, scanOverHttp, syncAll } from '../clients/scan-client.ts';
import { percentileFigures } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { type BenchDoor, fillDoor } from '../fill-door.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Scenario } from '../scenario.ts';
import { median, round } from '../statistics.ts';

const DEVICES = 50;
const TICKETS = 20_000;
const QUEUED = 5000;
const ROUNDS = 3;
const CONNECTIONS = [2, 4, 8, 16];

export const scan: Scenario = {
  name: 'scan',
  describe: '50 phones at once over 20,000 tickets, each twice, against the bare SQL function',
  async run({ cleanup }) {
    const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup, { pages: true });
    const { url, databaseUrl } = server.ready;
    const client = createHttpClient(url, DEVICES);
    cleanup.add(async () => client.close());
    const sql = await connectDirectly(
      databaseUrl,
      { connections: Math.max(...CONNECTIONS), as: 'owner' },
      cleanup,
    );
    const [overHttp, inSql] = [scanOverHttp(client), scanInSql(sql)];
    const night = (scanOne: Scan, phones: number, tickets = TICKETS) =>
      withDatabase(databaseUrl, async (direct) => {
        const door = await fillDoor(direct, tickets, DEVICES);
        const result = await scanAll(scanOne, door, phones);
        await requireSingleEntries(direct, door, result.accepted);
        return result;
      });

    let best = { connections: 0, rate: 0 };
    for (const connections of CONNECTIONS) {
      const { rate } = await night(inSql, connections, TICKETS / 10);
      if (rate > best.rate) best = { connections, rate };
    }
    await night(overHttp, DEVICES, TICKETS / 10);
    const ours: Night[] = [];
    const bare: Night[] = [];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      ours.push(await night(overHttp, DEVICES));
      bare.push(await night(inSql, best.connections, TICKETS / 4));
    }
    const offline = await withDatabase(databaseUrl, async (direct) => {
      const door = await fillDoor(direct, TICKETS, 1);
      const [phone] = door.devices;
      if (!phone) throw new Error('there is no phone');
      const pack = await loadPack(client, phone);
      const syncMs = await syncAll(client, phone, door.tickets.slice(0, QUEUED));
      await requireSingleEntries(direct, door, QUEUED);
      return { pack, syncMs };
    });
    const [mine, limit] = [median(ours.map(({ rate }) => rate)), median(bare.map(({ rate }) => rate))];
    return {
      unit: 'scans/s',
      ours: round(mine),
      limit: round(limit),
      ratio: round(mine / limit, 3),
      ...percentileFigures(ours.flatMap(({ durations }) => durations)),
      errors: 0,
      devices: DEVICES,
      tickets: TICKETS,
      limit_connections: best.connections,
      pack_bytes: offline.pack.bytes,
      pack_ms: Math.round(offline.pack.ms),
      [`sync_${QUEUED}_ms`]: Math.round(offline.syncMs),
    };
  },
};

type Night = { accepted: number; rate: number; durations: number[] };

/** Every ticket at two phones, one right after the other: half of all are refused. */
async function scanAll(scanOne: Scan, door: BenchDoor, phones: number): Promise<Night> {
  const queue = door.tickets.flatMap((ticket) => [ticket, ticket]);
  const durations: number[] = [];
  let accepted = 0;
  const began = performance.now();
  async function work(phone: number): Promise<void> {
    const device = door.devices[phone];
    for (let ticket = queue.pop(); device && ticket; ticket = queue.pop()) {
      const asked = performance.now();
      const outcome = await scanOne(door, device, ticket);
      durations.push(performance.now() - asked);
      if (outcome === 'accepted') accepted += 1;
      else if (outcome !== 'already_scanned') throw new Error(`a good ticket was ${outcome}`);
    }
  }
  await Promise.all(Array.from({ length: phones }, (_, phone) => work(phone)));
  return { accepted, durations, rate: durations.length / ((performance.now() - began) / 1000) };
}

/** Each ticket let in once, nobody twice, and the house as full as that. */
async function requireSingleEntries(
  sql: postgres.Sql,
  { eventId }: BenchDoor,
  wanted: number,
): Promise<void> {
  const [found] = await sql`
    select count(*)::int as entries, count(distinct ticket_id)::int as tickets,
      (select inside from private.door_counts where event_id = ${eventId}) as inside
    from public.scans where event_id = ${eventId} and is_accepted and direction = 'entry'`;
  if (found?.entries !== wanted || found?.tickets !== wanted || found?.inside !== wanted)
    throw new Error(`${wanted} were let in; found ${JSON.stringify(found)}`);
}
