import { randomInt } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { DoorFigures } from '~/features/door/figures';
import { getDoorFigures } from '~/features/door/queries';
import { type Connection, watchDoor } from '~/features/door/watch-door';
import { connectTrusted } from '../../server/backend/database.ts';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { doorOf } from '../fixtures/door.ts';
import { type WrittenScan, writeScans } from '../fixtures/written-scans.ts';

let backend: EmbeddedTestBackend;
let manager: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  [manager, stranger] = await Promise.all([backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

const scansInAll = 10_000;
const writers = 4;
const patience = { timeout: 20_000, interval: 50 };

function pick<One>(of: readonly One[]): One {
  return of[randomInt(of.length)] as One;
}

/** The person's client over sockets that the test can cut. */
async function breakable(person: Person): Promise<{ client: Client; cut: () => void }> {
  const { data } = await person.client.auth.getSession();
  const sockets = new Set<WebSocket>();
  class Socket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      sockets.add(this);
    }
  }
  const client: Client = createClient(backend.url, backend.publishableKey, {
    accessToken: async () => data.session?.access_token ?? null,
    realtime: { transport: Socket, reconnectAfterMs: () => 20 },
  });
  const cut = () => {
    for (const socket of sockets) socket.close(4000, 'lost');
    sockets.clear();
  };
  return { client, cut };
}

/** What does not depend on when it is asked. */
function settled({ at: _at, minutes: _minutes, devices, ...figures }: DoorFigures) {
  return { ...figures, devices: devices.map(({ id, accepted, refused }) => ({ id, accepted, refused })) };
}

test('whoever watches 10,000 scans over a connection that breaks ends up with what the database has', async () => {
  const { sql } = backend;
  const door = doorOf(sql);
  const { event, tickets } = await door.night({ tickets: 500 });
  await catalogueOf(sql).permit(manager, 'event', event, 3);
  const gates = [await door.gate(event, 'Main'), await door.gate(event, 'Side'), undefined];
  const phones = await Promise.all(
    Array.from({ length: 8 }, (_, n) => door.device(event, { name: `Phone ${n}` })),
  );
  const scan = (): WrittenScan => ({
    device: pick(phones).deviceId,
    gate: pick(gates),
    ticket: pick(tickets),
    direction: pick(['entry', 'entry', 'exit']),
    outcome: pick(['accepted', 'accepted', 'accepted', 'already_scanned', 'wrong_day']),
    ...(randomInt(50) === 0 && { outcome: 'accepted', verdict: 'already_scanned' }),
  });

  let seen: DoorFigures | undefined;
  let reads = 0;
  const connections: Connection[] = [];
  const stopping = new AbortController();
  const { client, cut } = await breakable(manager);
  await watchDoor(client, event, {
    signal: stopping.signal,
    onFigures(figures) {
      seen = figures;
      reads += 1;
    },
    onConnection: (connection) => void connections.push(connection),
  });
  await vi.waitFor(() => expect(connections.at(-1)).toBe('live'), patience);

  let left = scansInAll;
  let isWriting = true;
  const write = async () => {
    const own = connectTrusted(backend.databaseUrl, { max: 1 });
    while (left > 0) {
      const batch = Math.min(left, 1 + randomInt(400));
      left -= batch;
      await writeScans(own, event, Array.from({ length: batch }, scan));
    }
    await own.end();
  };
  const disturb = async () => {
    while (isWriting) {
      await new Promise((resolve) => setTimeout(resolve, 150 + randomInt(350)));
      // As a network does it: the socket is gone, and the client comes back by itself.
      cut();
    }
  };
  const disturbing = disturb();
  await Promise.all(Array.from({ length: writers }, write));
  isWriting = false;
  await disturbing;

  const [written] = await sql`select count(*)::int as scans from public.scans where event_id = ${event}`;
  expect(written?.scans).toBe(scansInAll);
  await vi.waitFor(async () => {
    expect(connections.at(-1)).toBe('live');
    expect(seen && settled(seen)).toEqual(settled(await getDoorFigures(manager.client, event)));
  }, patience);
  const [own] = await sql`
    select count(*) filter (where is_accepted and direction = 'entry')::int as entries,
      count(*) filter (where is_accepted and direction = 'exit')::int as exits,
      count(*) filter (where not is_accepted)::int as refusals, count(*) filter (where is_conflict)::int as conflicts
    from public.scans where event_id = ${event}`;
  expect(seen).toMatchObject({ ...own });
  expect(connections).toContain('reconnecting');
  // Far fewer than there were messages: what comes together is read once.
  expect(reads).toBeLessThan(60);
  stopping.abort();
  await client.removeAllChannels();
}, 60_000);

test('a stranger is told nothing, and who is put out of the team is told that', async () => {
  const door = doorOf(backend.sql);
  const { event } = await door.night();
  const connections: Connection[] = [];
  const stopping = new AbortController();
  await watchDoor(stranger.client, event, {
    signal: stopping.signal,
    onFigures: () => expect.unreachable('a stranger has read the figures'),
    onConnection: (connection) => void connections.push(connection),
  });
  await vi.waitFor(() => expect(connections).toContain('ended'), patience);
  expect(connections).not.toContain('live');
  stopping.abort();
});
