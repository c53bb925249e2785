import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Platform } from '~/lib/platform';
import { encodeFacts, toToken } from '~/lib/ticket-token';

type SigningKey = { id: number; key: KeyObject; freshUntil: number };
type KeyRow = { id: number; eventId: number; privateKey: Buffer; publicKey: Buffer };
type TicketRow = {
  id: number;
  eventId: number;
  typeId: number;
  serial: string;
  issuedAt: Date;
  endsAt: Date;
};

/** How long a retired key may still sign in a process that had it. */
const freshFor = 60_000;
const mostKeys = 1000;
/** A night that moves must not spoil what was printed: the scanner knows when the event is, the token only that it was. */
const outlives = 400 * 86_400;

/** Keys by database, so that processes with several do not mix them up. */
const known = new WeakMap<Platform['sql'], Map<number, SigningKey>>();

/** The token of each of these tickets that is valid; those that are not have none. */
export async function signTickets(
  platform: Platform,
  tickets: readonly { id: number }[],
): Promise<Map<number, string>> {
  if (tickets.length === 0) return new Map();
  const rows = await platform.sql<TicketRow[]>`
    select k.id::int, k.event_id::int as "eventId", k.ticket_type_id::int as "typeId", k.serial,
      k.issued_at as "issuedAt", e.ends_at as "endsAt"
    from public.tickets k join public.events e on e.id = k.event_id
    where k.id = any (${tickets.map(({ id }) => id)}) and k.status = 'valid'`;
  const keys = await keysOf(platform.sql, [...new Set(rows.map(({ eventId }) => eventId))]);
  return new Map(
    rows.flatMap((ticket) => {
      const signing = keys.get(ticket.eventId);
      return signing ? [[ticket.id, tokenOf(ticket, signing)] as const] : [];
    }),
  );
}

function tokenOf({ eventId, typeId, serial, issuedAt, endsAt }: TicketRow, { id, key }: SigningKey): string {
  const validFrom = Math.floor(issuedAt.getTime() / 1000);
  const validUntil = Math.max(validFrom, Math.floor(endsAt.getTime() / 1000)) + outlives;
  const facts = encodeFacts({ keyId: id, eventId, typeId, serial, validFrom, validUntil });
  return toToken(facts, sign(null, facts, key));
}

async function keysOf(sql: Platform['sql'], eventIds: number[]): Promise<Map<number, SigningKey>> {
  const kept = known.get(sql) ?? new Map<number, SigningKey>();
  known.set(sql, kept);
  const now = Date.now();
  const missing = eventIds.filter((id) => (kept.get(id)?.freshUntil ?? 0) <= now);
  if (missing.length > 0) {
    const rows = await sql<KeyRow[]>`
      select id::int, event_id::int as "eventId", private_key as "privateKey", public_key as "publicKey"
      from private.ticket_keys where event_id = any (${missing}) and retired_at is null`;
    const found = new Set(rows.map(({ eventId }) => eventId));
    const made = await Promise.all(missing.filter((id) => !found.has(id)).map((id) => makeKey(sql, id)));
    if (kept.size + missing.length > mostKeys) kept.clear();
    for (const row of [...rows, ...made.flat()])
      kept.set(row.eventId, { id: row.id, key: keyOf(row), freshUntil: now + freshFor });
  }
  return new Map(
    eventIds.flatMap((id) => {
      const signing = kept.get(id);
      return signing ? [[id, signing] as const] : [];
    }),
  );
}

/** Somebody else may have been first: what counts is what the database kept. */
async function makeKey(sql: Platform['sql'], eventId: number): Promise<KeyRow[]> {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return sql<KeyRow[]>`
    select id::int, event_id::int as "eventId", private_key as "privateKey", public_key as "publicKey"
    from private.keep_ticket_key(${eventId}, ${Buffer.from(d, 'base64url')}, ${Buffer.from(x, 'base64url')})`;
}

function keyOf({ privateKey, publicKey }: KeyRow): KeyObject {
  const jwk = {
    kty: 'OKP',
    crv: 'Ed25519',
    d: privateKey.toString('base64url'),
    x: publicKey.toString('base64url'),
  };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}
