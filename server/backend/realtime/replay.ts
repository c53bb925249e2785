import type { Sql } from 'postgres';
import type { Broadcast, Room } from './hub.ts';
import type { Replay } from './join-config.ts';

type ReplayRow = { id: string; event: string | null; payload: string | null };

/** The newest stored messages of a room, oldest first. */
export async function listReplayed(sql: Sql, room: Room, { since, limit }: Replay): Promise<Broadcast[]> {
  const rows = await sql<ReplayRow[]>`
    select id, event, payload::text
    from realtime.messages
    where topic = ${room.topic} and private = ${room.private} and extension = 'broadcast'
      and inserted_at >= ${new Date(since)}
    order by position desc
    limit ${limit}`;
  return rows.toReversed().map(({ id, event, payload }) => ({
    ...room,
    event: event ?? '',
    encoding: 'json',
    body: Buffer.from(payload ?? '{}'),
    meta: { id, replayed: true },
  }));
}
