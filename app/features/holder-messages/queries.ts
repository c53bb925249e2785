import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import {
  type HeldMessage,
  type HolderMessage,
  type MessageState,
  type Reach,
  type Segment,
  segments,
} from './message';

/** Everything that was told or will be, newest first. */
export async function listHolderMessages(db: Db, eventId: number): Promise<HolderMessage[]> {
  const rows = unwrap(await db.rpc('list_holder_messages', { event_id: eventId }));
  return rows.map(({ ticket_type_ids, send_at, is_held, left_out, ...row }) => ({
    ...row,
    segment: segments.find((segment) => segment === row.segment) ?? 'all',
    typeIds: ticket_type_ids,
    state: row.state as MessageState,
    sendAt: send_at,
    isHeld: is_held,
    leftOut: left_out,
  }));
}

export async function countHolders(
  db: Db,
  eventId: number,
  segment: Segment,
  typeIds: number[],
): Promise<Reach> {
  const row = unwrap(
    await db.rpc('count_holders', { event_id: eventId, segment, ticket_type_ids: typeIds }).single(),
  );
  return { tickets: row.tickets, addresses: row.addresses, accounts: row.accounts, leftOut: row.left_out };
}

export async function listHeldMessages(db: Db): Promise<HeldMessage[]> {
  const rows = unwrap(await db.rpc('list_held_messages'));
  return rows.map(({ event_id, event_title, send_at, ...row }) => ({
    ...row,
    eventId: event_id,
    eventTitle: event_title,
    sendAt: send_at,
  }));
}

/** What somebody was told, in full; null where it was not for them. */
export async function getHolderMessage(db: Db, id: number) {
  return unwrap(await db.rpc('get_holder_message', { message_id: id }).maybeSingle());
}
