import { type Domain, harmless, hidden, rpc, table } from './notation.ts';

const order = (column: string) => `(select o.${column} from public.orders o where o.id = t.order_id)`;
const asItsOrder = { of: `'event:' || ${order('event_id')}`, by: order('user_id'), select: 'self manager+' };
const ticket = (column: string) => `(select k.${column} from public.tickets k where k.id = t.ticket_id)`;

export const orders: Domain = {
  tables: [
    table('orders', {
      select: 'self manager+',
      hidden: 'request_key search_text secret_hash',
      shows: 'email',
    }),
    table('order_lines', asItsOrder),
    table('order_events', { ...asItsOrder, select: 'manager+' }),
    table('order_pools', { ...asItsOrder, select: 'manager+' }),
    table('tickets', { by: 't.holder_id', select: 'self manager+', shows: 'holder_email' }),
    table('ticket_answers', {
      of: `'event:' || ${ticket('event_id')}`,
      by: ticket('holder_id'),
      select: 'self manager+',
    }),
    table('ticket_transfers', {
      by: 't.from_user_id',
      to: '(select u.id from public.users u join auth.users a on a.id = u.supabase_id where a.email = t.email)',
      select: 'self addressee',
      shows: 'email',
    }),
    table('receipts', asItsOrder),
    table('payments', { ...asItsOrder, select: 'manager+' }),
    table('refunds', { ...asItsOrder, shows: 'request_key' }),
    table('payment_events', { select: 'staff', hidden: 'payload' }),
    table('payout_accounts', { of: `'promoter:' || t.promoter_id`, select: 'self owner+' }),
    table('event_payouts', { select: 'manager+' }),
  ],
  functions: [
    rpc('list_orders', 'manager+', (s) => ({ event_id: s.event })),
    rpc('count_orders', 'manager+', (s) => ({ event_id: s.event })),
    rpc('list_attendees', 'manager+', (s) => ({ event_id: s.event, order_ids: [s.order] })),
    rpc('list_my_orders', 'signed-in'),
    rpc('list_my_tickets', 'signed-in'),
    rpc('list_claimable_orders', 'signed-in'),
    rpc('claim_order', 'self', (s) => ({ order_id: s.guestOrder }), { refused: 'not_found' }),
    rpc('cancel_tickets', 'manager+', (s) => ({ order_id: s.order, ticket_ids: [s.ticket] }), hidden),
    rpc(
      'change_holder',
      'manager+',
      (s) => ({ ticket_id: s.ticket, name: 'Somebody', email: 'somebody@matrix.test' }),
      hidden,
    ),
    rpc('note_order', 'manager+', (s) => ({ order_id: s.order, note: 'A note' }), hidden),
    rpc('resend_order', 'manager+', (s) => ({ order_id: s.order }), hidden),
    rpc('offer_ticket', 'self', (s) => ({ ticket_id: s.ticket, email: 'friend@matrix.test' }), {
      refused: 'not_found',
    }),
    rpc('withdraw_ticket_offer', 'signed-in', (s) => ({ ticket_id: s.offeredTicket }), harmless),
    rpc('list_ticket_offers', 'signed-in'),
    rpc('get_ticket_offer', 'signed-in', (s) => ({ transfer_id: s.transfer }), {
      only: ['addressee self', 'event_id event_title from_name type_name'],
    }),
    rpc('take_ticket', 'addressee', (s) => ({ transfer_id: s.transfer }), { refused: 'not_found' }),
    rpc('decline_ticket', 'addressee', (s) => ({ transfer_id: s.transfer }), { refused: 'not_found' }),
    rpc('choose_payout_account', 'owner+', (s) => ({ event_id: s.event, account_id: s.account })),
    rpc('list_payout_choices', 'manager+', (s) => ({ event_id: s.event })),
    rpc('payouts_of_event', 'crew+', (s) => ({ event_id: s.event }), { refused: 'not_found' }),
    rpc('get_promoter_payouts', 'owner+', (s) => ({ promoter_id: s.promoter })),
    rpc('list_payouts_due', 'signed-in'),
    rpc('get_payment_event', 'staff+', (s) => ({ id: s.paymentEvent })),
    rpc('replay_payment_event', 'staff+', (s) => ({ id: s.paymentEvent })),
  ],
};
