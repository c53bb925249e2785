import { createHmac, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { loadBackendSecrets } from '../server/backend/secrets.ts';

export type BenchWriter = { id: number; authId: string; token: string };
export type BenchChat = { eventId: number; roomId: number; writers: BenchWriter[] };

/** A room that everyone may read, and people who may write in it and are signed in. */
export async function fillChat(sql: postgres.Sql, count: number): Promise<BenchChat> {
  const [event] = await sql<{ id: number }[]>`
    insert into public.events (title, starts_at, ends_at, timezone, status, published_at)
    values ('Bench Night', now() - interval '1 hour', now() + interval '8 hours', 'Europe/Berlin', 'published', now()) returning id::int`;
  const [room] = await sql<{ id: number }[]>`
    select id::int from public.chat_rooms where event_id = ${event?.id ?? 0} and kind = 'general'`;
  if (!event || !room) throw new Error('the room was not made');
  const authIds = Array.from({ length: count }, () => randomUUID());
  await sql`insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select id, 'authenticated', 'authenticated', id || '@limelight.test', now(), '{}', '{"display_name": "Bench Writer"}', now(), now()
    from unnest(${authIds}::uuid[]) id`;
  const people = await sql<{ id: number; authId: string }[]>`
    update public.users set created_at = now() - interval '30 days' where supabase_id = any (${authIds}::uuid[])
    returning id::int, supabase_id as "authId"`;
  await sql`insert into public.event_interest (user_id, event_id, interest)
    select id, ${event.id}, 'going' from unnest(${people.map(({ id }) => id)}::bigint[]) id`;
  await sql`analyze public.users, auth.users, public.event_interest, public.chat_rooms`;
  const { tokenSecret } = await loadBackendSecrets(sql);
  return {
    eventId: event.id,
    roomId: room.id,
    writers: people.map((person) => ({ ...person, token: signToken(person.authId, tokenSecret) })),
  };
}

/** As the auth server signs it. */
function signToken(sub: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { sub, role: 'authenticated', aud: 'authenticated', iat: seconds, exp: seconds + 3600 };
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => encode(JSON.stringify(part))).join('.');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
