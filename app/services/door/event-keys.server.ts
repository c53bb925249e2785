import type { Platform } from '~/lib/platform';
import { importTicketKey } from '~/lib/ticket-token';

/** What the codes of an event are checked with. */
export type EventKeys = {
  byId: Map<number, { key: CryptoKey; isRetired: boolean }>;
  liveKey: Uint8Array<ArrayBuffer> | null;
  readAt: number;
};

type KeyRow = { id: number; publicKey: Buffer; isRetired: boolean; liveKey: Buffer };

/** How long a retired key may still let in at a process that had it. */
const freshFor = 15_000;
const mostEvents = 1000;

const known = new WeakMap<Platform['sql'], Map<number, EventKeys>>();

export async function eventKeysOf({ sql }: Platform, eventId: number): Promise<EventKeys> {
  const kept = known.get(sql) ?? new Map<number, EventKeys>();
  known.set(sql, kept);
  const found = kept.get(eventId);
  if (found && found.readAt > Date.now() - freshFor) return found;
  const fresh = await readKeys(sql, eventId);
  if (kept.size >= mostEvents) kept.clear();
  kept.set(eventId, fresh);
  return fresh;
}

async function readKeys(sql: Platform['sql'], eventId: number): Promise<EventKeys> {
  const rows = await sql<KeyRow[]>`
    select id::int, public_key as "publicKey", retired_at is not null as "isRetired", private.live_key(private_key) as "liveKey"
    from private.ticket_keys where event_id = ${eventId} order by id`;
  const keys = rows.map(async ({ id, publicKey, isRetired }) => {
    const key = await importTicketKey(Uint8Array.from(publicKey));
    return [id, { key, isRetired }] as const;
  });
  const live = rows.findLast(({ isRetired }) => !isRetired)?.liveKey;
  return {
    byId: new Map(await Promise.all(keys)),
    liveKey: live ? Uint8Array.from(live) : null,
    readAt: Date.now(),
  };
}
