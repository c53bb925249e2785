import type { Side } from '../scene/side.ts';
import type { Arguments } from './notation.ts';

/** A call that is right for one's own, with one id that belongs to somebody else. */
export type CrossedRule = { name: string; refused: string; call: (own: Side, theirs: Side) => Arguments };

const crossed = (name: string, refused: string, call: CrossedRule['call']): CrossedRule => ({
  name,
  refused,
  call,
});
const tomorrow = { starts_at: '2030-01-01T20:00Z', ends_at: '2030-01-02T02:00Z', timezone: 'UTC' };

/**
 * Asked by an owner, who may do all of it with what is theirs. `ok`: the call passes over ids that are not of its event,
 * as an order of rows does and an answer to a message of another room.
 */
export const crossedCalls: CrossedRule[] = [
  crossed('save_pool', 'not_found', (s, t) => ({ event_id: s.event, name: 'Mine', pool_id: t.pool })),
  crossed('save_ticket_type', 'not_found', (s, t) => ({
    event_id: s.event,
    content: { name: 'Mine' },
    ticket_type_id: t.type,
    seen: 1,
  })),
  crossed('save_ticket_type', 'unknown_pool', (s, t) => ({
    event_id: s.event,
    content: { name: 'Mine' },
    pool_ids: [t.pool],
  })),
  crossed('save_ticket_type', 'unknown_ticket_type', (s, t) => ({
    event_id: s.event,
    content: { name: 'Mine', opens_after: t.type },
  })),
  crossed('order_ticket_types', 'ok', (s, t) => ({ event_id: s.event, type_ids: [t.type] })),
  crossed('save_question', 'not_found', (s, t) => ({
    event_id: s.event,
    content: { label: 'Mine' },
    question_id: t.question,
  })),
  crossed('save_question', 'unknown_ticket_type', (s, t) => ({
    event_id: s.event,
    content: { label: 'Mine', choices: [], ticket_type_ids: [t.type] },
  })),
  crossed('order_questions', 'ok', (s, t) => ({ event_id: s.event, question_ids: [t.question] })),
  crossed('save_coupon', 'not_found', (s, t) => ({
    event_id: s.event,
    content: { code: 'MINE', kind: 'percent', value: 5 },
    coupon_id: t.coupon,
  })),
  crossed('save_coupon', 'unknown_ticket_type', (s, t) => ({
    event_id: s.event,
    content: { code: 'MINE', kind: 'unlocking', value: 0, unlocks: [t.secretType] },
  })),
  crossed('cancel_tickets', 'empty', (s, t) => ({ order_id: s.order, ticket_ids: [t.ticket] })),
  crossed('list_attendees', 'empty', (s, t) => ({ event_id: s.event, order_ids: [t.order] })),
  crossed('list_event_sales', 'empty', (_s, t) => ({ event_ids: [t.event, t.draft] })),
  crossed('choose_payout_account', 'not_found', (s, t) => ({ event_id: s.event, account_id: t.account })),
  crossed('save_gate', 'not_found', (s, t) => ({ event_id: s.event, name: 'Mine', gate_id: t.gate })),
  crossed('save_gate', 'unknown_ticket_type', (s, t) => ({
    event_id: s.event,
    name: 'Mine',
    ticket_type_ids: [t.type],
  })),
  crossed('order_gates', 'ok', (s, t) => ({ event_id: s.event, gate_ids: [t.gate] })),
  crossed('make_scanner_link', 'not_found', (s, t) => ({
    event_id: s.event,
    name: 'Mine',
    device_id: t.device,
  })),
  crossed('make_scanner_link', 'unknown_gate', (s, t) => ({
    event_id: s.event,
    name: 'Mine',
    gate_id: t.gate,
  })),
  crossed('change_scanner', 'unknown_gate', (s, t) => ({
    device_id: s.device,
    name: 'Mine',
    gate_id: t.gate,
  })),
  crossed('create_event', 'not_allowed', (_s, t) => ({
    title: 'Mine',
    ...tomorrow,
    promoter_id: t.promoter,
  })),
  crossed('set_event_promoters', 'not_allowed', (s, t) => ({
    event_id: s.event,
    promoter_ids: [t.promoter],
  })),
  crossed('take_in_import', 'not_allowed', (s, t) => ({
    import_id: s.imported,
    content: { entries: [] },
    promoter_id: t.promoter,
  })),
  crossed('save_event_stage', 'unknown_stage', (s, t) => ({
    event_id: s.event,
    name: 'Mine',
    colour: 'green',
    stage_id: t.eventStage,
  })),
  crossed('order_event_stages', 'ok', (s, t) => ({ event_id: s.event, stage_ids: [t.eventStage] })),
  crossed('save_slots', 'not_found', (s, t) => ({
    event_id: s.event,
    content: { changes: [{ id: t.slot, version: 1, slot: null }] },
  })),
  crossed('save_slots', 'unknown_stage', (s, t) => ({
    event_id: s.event,
    content: { changes: [{ id: s.client, version: 0, slot: { title: 'Mine', stage_id: t.eventStage } }] },
  })),
  crossed('save_chat_room', 'not_found', (s, t) => ({
    event_id: s.event,
    room: { id: t.room, kind: 'general', name: 'Mine', readBy: 'everyone', writeBy: 'everyone' },
  })),
  crossed('save_chat_room', 'unknown_stage', (s, t) => ({
    event_id: s.event,
    room: { kind: 'stage', name: 'Mine', readBy: 'everyone', writeBy: 'everyone', stageId: t.eventStage },
  })),
  crossed('order_chat_rooms', 'ok', (s, t) => ({ event_id: s.event, room_ids: [t.room] })),
  crossed('begin_chat_picture', 'not_found', (s, t) => ({ event_id: s.event, room_id: t.room })),
  crossed('post_message', 'ok', (s, t) => ({
    room_id: s.room,
    client_id: s.client,
    body: 'Mine',
    reply_to: t.message,
  })),
  crossed('post_message', 'picture_not_found', (s, t) => ({
    room_id: s.room,
    client_id: s.client,
    body: '',
    picture_id: t.chatPicture,
  })),
  crossed('plan_holder_message', 'unknown_ticket_type', (s, t) => ({
    event_id: s.event,
    subject: 'Mine',
    body: 'Words for everyone.',
    segment: 'types',
    ticket_type_ids: [t.type],
  })),
  crossed('count_holders', 'empty', (s, t) => ({
    event_id: s.event,
    segment: 'types',
    ticket_type_ids: [t.type],
  })),
  crossed('save_webhook_endpoint', 'not_found', (s, t) => ({
    url: 'https://example.org/mine',
    description: '',
    topics: ['order.paid'],
    endpoint_id: t.endpoint,
    event_id: s.event,
  })),
];
