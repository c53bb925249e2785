import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type postgres from 'postgres';
import { encodeFacts, toToken } from '../app/lib/ticket-token.ts';

export type BenchDoor = {
  eventId: number;
  /** Of each phone what it shows to the server. */
  devices: { id: number; token: string }[];
  tickets: { serial: string; code: string }[];
};

/** A night that is on, with tickets that are paid and signed, and phones that scan. */
export async function fillDoor(
  sql: postgres.Sql,
  ticketCount: number,
  phoneCount: number,
): Promise<BenchDoor> {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const pair = { privateKey: Buffer.from(d, 'base64url'), publicKey: Buffer.from(x, 'base64url') };
  const [made] = await sql<{ eventId: number; typeId: number; keyId: number }[]>`
    with event as (
      insert into public.events (title, starts_at, ends_at, timezone, status, published_at)
      values ('Bench Night', now() - interval '1 hour', now() + interval '8 hours', 'Europe/Berlin', 'published', now()) returning id
    ), type as (
      insert into public.ticket_types (event_id, name) select id, 'Entry' from event returning id
    ), key as (
      insert into private.ticket_keys (event_id, private_key, public_key)
      select id, ${pair.privateKey}, ${pair.publicKey} from event returning id
    )
    select event.id::int as "eventId", type.id::int as "typeId", key.id::int as "keyId" from event, type, key`;
  if (!made) throw new Error('the night was not made');
  const { eventId, typeId, keyId } = made;
  const tokens = Array.from({ length: phoneCount }, () => randomBytes(32).toString('base64url'));
  const phones = await sql<{ id: number }[]>`
    insert into public.scanner_devices (event_id, name, token_hash, claimed_at)
    select ${eventId}, 'Phone', sha256(convert_to(token, 'UTF8')), now() from unnest(${tokens}::text[]) token returning id::int`;
  const tickets = await sql<{ serial: string }[]>`
    with orders as (
      insert into public.orders (code, secret_hash, request_key, event_id, email, name, status, currency, subtotal, total, paid_at)
      select 'B' || ${eventId}::int || 'N' || n, '', 'bench:' || ${eventId}::int || ':' || n, ${eventId}, 'guest' || n || '@limelight.test',
        'Guest Number ' || n, 'paid', 'EUR', 0, 0, now()
      from generate_series(1, ${ticketCount}::int) n returning id, name
    ), lines as (
      insert into public.order_lines (order_id, ticket_type_id, quantity, unit_price) select id, ${typeId}, 1, 0 from orders
      returning id, order_id
    )
    insert into public.tickets (order_id, order_line_id, event_id, ticket_type_id, holder_name)
    select l.order_id, l.id, ${eventId}, ${typeId}, o.name from lines l join orders o on o.id = l.order_id returning serial`;
  await sql`analyze public.tickets, public.orders, private.admissions`;
  const key = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' });
  const seconds = Math.floor(Date.now() / 1000);
  const facts = { keyId, eventId, typeId, validFrom: seconds - 60, validUntil: seconds + 86_400 };
  return {
    eventId,
    devices: phones.map(({ id }, n) => ({ id, token: tokens[n] ?? '' })),
    tickets: tickets.map(({ serial }) => {
      const bytes = encodeFacts({ ...facts, serial });
      return { serial, code: toToken(bytes, sign(null, bytes, key)) };
    }),
  };
}
