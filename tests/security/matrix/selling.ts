import { type Domain, harmless, hidden, rpc, table } from './notation.ts';

export const selling: Domain = {
  tables: [
    table('pools', { select: 'crew+' }),
    table('ticket_types', {
      by: 'case when t.is_secret then 0 end',
      select: 'open crew+',
      shows: 'is_secret',
    }),
    table('ticket_type_pools', {
      of: `'event:' || (select p.event_id from public.pools p where p.id = t.pool_id)`,
      select: 'crew+',
    }),
    table('ticket_questions', { select: 'public crew+' }),
    table('coupons', { select: 'manager+' }),
    table('waiting_entries', { select: 'self manager+' }),
    table('ticket_designs', { select: 'crew+' }),
    table('ticket_design_versions', { select: 'crew+' }),
    table('ticket_design_templates', { of: `'promoter:' || t.promoter_id`, select: 'editor+' }),
  ],
  functions: [
    rpc('list_offers', 'everyone', (s) => ({ event_id: s.event })),
    rpc('check_code', 'everyone', (s) => ({ event_id: s.event, code: 'FRIENDS' })),
    rpc('save_pool', 'manager+', (s) => ({ event_id: s.event, name: 'New pool', size: 10 })),
    rpc('remove_pool', 'manager+', (s) => ({ pool_id: s.sparePool }), hidden),
    rpc('save_ticket_type', 'manager+', (s) => ({
      event_id: s.event,
      content: { name: 'New type', price: 0 },
    })),
    rpc('remove_ticket_type', 'manager+', (s) => ({ ticket_type_id: s.secretType }), hidden),
    rpc('order_ticket_types', 'manager+', (s) => ({
      event_id: s.event,
      type_ids: [s.soldOut, s.type, s.secretType],
    })),
    rpc('put_on_sale', 'manager+', (s) => ({ ticket_type_id: s.secretType, is_on_sale: false }), hidden),
    rpc('save_question', 'manager+', (s) => ({
      event_id: s.event,
      content: { label: 'Why?', kind: 'text' },
    })),
    rpc('remove_question', 'manager+', (s) => ({ question_id: s.question }), hidden),
    rpc('order_questions', 'manager+', (s) => ({ event_id: s.event, question_ids: [s.question] })),
    rpc('save_coupon', 'manager+', (s) => ({
      event_id: s.event,
      content: { code: 'NEWCODE', kind: 'percent', value: 5 },
    })),
    rpc('make_coupons', 'manager+', (s) => ({
      event_id: s.event,
      content: { kind: 'percent', value: 5 },
      prefix: 'ABC',
      how_many: 2,
    })),
    rpc('switch_coupon', 'manager+', (s) => ({ coupon_id: s.coupon, is_on: false }), hidden),
    rpc(
      'give_tickets',
      'manager+',
      (s) => ({
        ticket_type_id: s.type,
        quantity: 1,
        email: 'gift@matrix.test',
        name: 'Gift',
        kind: 'guest_list',
      }),
      hidden,
    ),
    rpc('join_waiting_list', 'signed-in', (s) => ({ ticket_type_id: s.soldOut, quantity: 1 })),
    rpc('leave_waiting_list', 'signed-in', (s) => ({ ticket_type_id: s.soldOut }), harmless),
    rpc('list_my_waits', 'signed-in'),
    rpc('take_offer', 'self', (s) => ({ order_id: s.offered }), { refused: 'not_found' }),
    rpc('get_ticket_design', 'crew+', (s) => ({ event_id: s.event })),
    rpc('list_ticket_design_versions', 'crew+', (s) => ({ event_id: s.event })),
    rpc('list_design_templates', 'editor+', (s) => ({ event_id: s.event })),
    rpc('remove_design_template', 'editor+', (s) => ({ template_id: s.template }), { refused: 'not_found' }),
    rpc('get_platform_fee', 'signed-in', undefined, harmless),
    rpc('list_type_sales', 'crew+', (s) => ({ event_id: s.event }), { only: ['manager+', 'revenue'] }),
    rpc('get_event_sales', 'crew+', (s) => ({ event_id: s.event }), { only: ['manager+', 'revenue orders'] }),
    rpc('list_event_sales', 'crew+', (s) => ({ event_ids: [s.event] }), { refused: 'empty' }),
    rpc('list_sales_by_day', 'manager+', (s) => ({ event_id: s.event })),
    // Of a draft, which only its team knows.
    rpc('list_offers', 'crew+', (s) => ({ event_id: s.draft }), { refused: 'empty', full: true }),
    rpc('join_waiting_list', 'crew+', (s) => ({ ticket_type_id: s.drafted.soldOut, quantity: 1 }), {
      refused: 'not_found',
    }),
  ],
};
