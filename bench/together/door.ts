import type postgres from 'postgres';
import { withDatabase } from '../bench-database.ts';
import type { Cleanup } from '../cleanup.ts';
import { createHttpClient } from '../clients/http-client.ts';
import { scanOverHttp } from '../clients/scan-client.ts';
import { type BenchDoor, fillDoor } from '../fill-door.ts';
import type { Part, Place } from './part.ts';

const PHONES = 30;
const LEAST_TICKETS = 500;

type Night = { door: BenchDoor; accepted: number; unanswered: number };

/** Phones that read tickets of a night that is on, each ticket at two of them one right after the other. */
export async function openDoor({ url, databaseUrl }: Place, cleanup: Cleanup): Promise<Part> {
  const client = createHttpClient(url, PHONES);
  cleanup.add(() => client.close());
  const scan = scanOverHttp(client);
  const nights: Night[] = [];
  let turn = 0;
  return {
    name: 'door',
    figures: { scan: 150 },
    clients: 8,
    async prepare(arrivals) {
      const tickets = Math.max(LEAST_TICKETS, Math.ceil(arrivals / 2));
      const door = await withDatabase(databaseUrl, (sql) => fillDoor(sql, tickets, PHONES));
      nights.push({ door, accepted: 0, unanswered: 0 });
      turn = 0;
    },
    async arrive(due, note) {
      const night = nights.at(-1);
      const ticket = night?.door.tickets[Math.floor(turn / 2) % night.door.tickets.length];
      const phone = night?.door.devices[turn % PHONES];
      turn += 1;
      if (!night || !ticket || !phone) throw new Error('nobody prepared the door');
      night.unanswered += 1;
      const outcome = await scan(night.door, phone, ticket);
      night.unanswered -= 1;
      note('scan', performance.now() - due);
      if (outcome === 'accepted') night.accepted += 1;
      else if (outcome !== 'already_scanned') throw new Error(`a good ticket was ${outcome}`);
    },
    listWrong: async (sql) => (await Promise.all(nights.map((night) => listDoubled(sql, night)))).flat(),
  };
}

/** Each ticket let in once, nobody twice, and the house as full as that. */
async function listDoubled(sql: postgres.Sql, { door, accepted, unanswered }: Night): Promise<string[]> {
  const { eventId } = door;
  const [found] = await sql<{ entries: number; tickets: number; inside: number }[]>`
    select count(*)::int as entries, count(distinct ticket_id)::int as tickets,
      coalesce((select inside from private.door_counts where event_id = ${eventId}), 0) as inside
    from public.scans where event_id = ${eventId} and is_accepted and direction = 'entry'`;
  const { entries = 0, tickets = 0, inside = 0 } = found ?? {};
  const isRight = entries >= accepted && entries <= accepted + unanswered;
  return isRight && entries === tickets && entries === inside
    ? []
    : [`${accepted} were let in; found ${JSON.stringify(found)}`];
}
