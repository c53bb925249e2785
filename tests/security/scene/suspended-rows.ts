import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { hoursFromNow, insert } from './insert.ts';
import type { Account } from './people.ts';
import type { Side } from './side.ts';

/** What somebody had before they were suspended: orders, tickets, offers to their address, plans, news. */
export async function addOwnRows(sql: postgres.Sql, side: Side, { id, email }: Account): Promise<void> {
  const sold = { event_id: side.event, currency: 'EUR', subtotal: 0, total: 0, email, name: 'Somebody' };
  const order = (more: object) =>
    insert(sql, 'orders', {
      code: randomUUID().slice(0, 13).toUpperCase(),
      secret_hash: Buffer.from('00', 'hex'),
      request_key: randomUUID(),
      status: 'paid',
      paid_at: new Date(),
      ...sold,
      ...more,
    });
  const bought = await order({ user_id: id });
  await order({ user_id: null });
  await order({ user_id: id, status: 'offered', paid_at: null, expires_at: hoursFromNow(1) });
  const line = { order_id: bought, ticket_type_id: side.type, quantity: 1, unit_price: 0 };
  const lineId = await insert(sql, 'order_lines', line);
  const place = { order_id: bought, order_line_id: lineId, event_id: side.event, ticket_type_id: side.type };
  await insert(sql, 'tickets', { ...place, holder_id: id, holder_name: 'Somebody', holder_email: email });
  await insert(sql, 'ticket_transfers', { ticket_id: side.ticket, from_user_id: side.person.id, email });
  await insert(sql, 'team_invitations', {
    entity_type: 'event',
    entity_id: side.event,
    email,
    permission_level: 1,
    invited_by: side.owner.id,
  });
  await insert(sql, 'event_interest', { user_id: id, event_id: side.event, interest: 'going' });
  await insert(sql, 'slot_favourites', { user_id: id, slot_id: side.slot, event_id: side.event });
  await insert(sql, 'timetable_plans', { user_id: id, event_id: side.event, visibility: 'nobody' });
  await insert(sql, 'notifications', {
    user_id: id,
    kind: 'event_reminder',
    event_id: side.event,
    channels: ['in_app'],
  });
  await insert(sql, 'chat_reads', { user_id: id, room_id: side.room, last_seq: 1 });
  await insert(sql, 'event_imports', { made_by: id, kind: 'calendar', source: 'c.ics' });
}
