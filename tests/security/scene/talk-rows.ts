import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Base } from './base.ts';
import { hoursFromNow, insert } from './insert.ts';

/** Two messages of the event's own person, one of them reported, and what moderators did. */
export async function addChatRows(sql: postgres.Sql, base: Base, { ticket }: { ticket: number }) {
  const { event, person, owner, visitor } = base;
  await sql`update public.chat_rooms set is_open = true where event_id = ${event}`;
  const roomOf = async (kind: string) => {
    const [row] =
      await sql`select id::int from public.chat_rooms where event_id = ${event} and kind = ${kind}`;
    return Number(row?.id);
  };
  const room = await roomOf('general');
  const crewRoom = await roomOf('crew');
  const written = { room_id: room, event_id: event, author_id: person.id };
  const say = (seq: number, body: string) =>
    insert(sql, 'chat_messages', {
      ...written,
      seq,
      change: seq,
      client_id: randomUUID(),
      body,
      created_at: new Date(),
    });
  const message = await say(1, 'First');
  await say(2, 'Second');
  await sql`update public.chat_rooms set last_seq = 2, last_change = 2 where id = ${room}`;
  const picture = {
    room_id: room,
    user_id: person.id,
    path: `${room}/${randomUUID()}.webp`,
    width: 10,
    height: 10,
  };
  await insert(sql, 'chat_pictures', { ...picture, message_id: message });
  const [shown] = await sql`select id from public.chat_pictures where message_id = ${message}`;
  await insert(sql, 'chat_reactions', { message_id: message, user_id: person.id, emoji: '❤️' });
  await insert(sql, 'chat_reads', { user_id: person.id, room_id: room, last_seq: 2 });
  const report = await insert(sql, 'chat_reports', {
    event_id: event,
    room_id: room,
    message_id: message,
    author_id: person.id,
    reporter_id: visitor.id,
    reason: 'spam',
  });
  const mute = await insert(sql, 'chat_mutes', {
    event_id: event,
    user_id: base.name === 'ours' ? base.visitor.id : owner.id,
    muted_by: owner.id,
    until: hoursFromNow(-1),
  });
  await insert(sql, 'chat_muted_tickets', { mute_id: mute, ticket_id: ticket });
  await insert(sql, 'chat_actions', {
    event_id: event,
    user_id: person.id,
    by_user_id: owner.id,
    what: 'muted',
  });
  return { room, crewRoom, message, report, chatPicture: String(shown?.id) };
}

/** What leaves the event: letters to holders, webhooks, invitations into the team, imports. */
export async function addNewsRows(sql: postgres.Sql, base: Base) {
  const { event, draft, promoter, owner, visitor, venue } = base;
  const letter = {
    event_id: event,
    subject: 'Doors',
    body: 'Doors open later.',
    segment: 'all',
    created_by: owner.id,
  };
  const holderMessage = await insert(sql, 'holder_messages', { ...letter, send_at: hoursFromNow(5) });
  const sent = {
    ...letter,
    send_at: hoursFromNow(-1),
    state: 'sent',
    began_at: new Date(),
    ended_at: new Date(),
  };
  const sentMessage = await insert(sql, 'holder_messages', sent);
  await sql`insert into private.holder_message_audience (message_id, n, user_id, address)
    values (${sentMessage}, 1, ${base.person.id}, ${base.person.email})`;
  const of: Record<string, number> = event === draft ? { event_id: event } : { promoter_id: promoter };
  const endpoint = await insert(sql, 'webhook_endpoints', {
    ...of,
    url: 'https://example.org/hook',
    topics: ['order.paid'],
    is_enabled: false,
  });
  const webhookMessage = await insert(sql, 'webhook_messages', {
    key: randomUUID(),
    event_id: event,
    topic: 'order.paid',
    data: { buyer: 'A Buyer' },
    happened_at: new Date(),
  });
  const delivery = await insert(sql, 'webhook_deliveries', {
    endpoint_id: endpoint,
    message_id: webhookMessage,
    state: 'given_up',
    next_at: null,
  });
  await insert(sql, 'webhook_attempts', { delivery_id: delivery, took_ms: 5, status: 500 });
  await sql`select private.add_webhook_secret(${endpoint})`;
  const invitation = await insert(sql, 'team_invitations', {
    entity_type: 'event',
    entity_id: event,
    email: visitor.email,
    permission_level: 1,
    invited_by: owner.id,
  });
  const template = await insert(sql, 'ticket_design_templates', {
    promoter_id: promoter,
    name: `T${event}`,
    design: {},
  });
  const imported = await insert(sql, 'event_imports', {
    made_by: owner.id,
    kind: 'calendar',
    source: 'a.ics',
  });
  await insert(sql, 'event_import_entries', {
    import_id: imported,
    place: 1,
    name: 'A Night',
    content: {},
    venue_id: venue,
  });
  return { holderMessage, sentMessage, endpoint, delivery, invitation, template, imported };
}
