import type { KeptTable } from '~/lib/privacy-register/entry';
import { columnsOf, register } from '~/lib/privacy-register/register';

export type Section = { key: string; query: string; isOfAccount: boolean };

/**
 * What a row means to whoever reads it: names beside the numbers, and what hangs on it. `t` is the row; `$2` is our
 * address, without a slash at the end.
 */
const alsoIn: Record<string, string> = {
  profile: `case when t.picture_path is not null then $2 || '/storage/v1/object/public/profile-pictures/' || t.picture_path end as picture_url`,
  files: `$2 || '/storage/v1/object/' || t.bucket_id || '/' || t.name as url`,
  follows: `case when t.entity_type in ('artist', 'venue', 'promoter') then private.entity_name(t.entity_type, t.entity_id)
    when t.entity_type = 'genre' then (select g.name from public.genres g where g.id = t.entity_id) end as name`,
  interest: `(select e.title from public.events e where e.id = t.event_id) as event`,
  favourites: `(select s.title from public.slots s where s.id = t.slot_id) as act`,
  timetable_plans: `(select e.title from public.events e where e.id = t.event_id) as event`,
  orders: `(select e.title from public.events e where e.id = t.event_id) as event,
    (select jsonb_agg(jsonb_build_object('ticket', y.name, 'quantity', l.quantity, 'unit_price', l.unit_price,
      'discount', l.discount, 'fee', l.fee) order by l.id)
      from public.order_lines l join public.ticket_types y on y.id = l.ticket_type_id where l.order_id = t.id) as lines,
    (select jsonb_agg(jsonb_build_object('status', p.status, 'amount', p.amount, 'refunded', p.refunded,
      'card_last4', p.card_last4, 'at', p.created_at) order by p.id) from public.payments p where p.order_id = t.id) as payments,
    (select jsonb_build_object('seller', r.seller_name, 'year', r.year, 'number', r.number, 'issued_at', r.issued_at)
      from public.receipts r where r.order_id = t.id) as receipt,
    (select jsonb_agg(jsonb_build_object('name', a.name, 'email', a.email, 'answers', a.answers) order by a.n)
      from private.order_attendees a where a.order_id = t.id) as attendees,
    (select jsonb_agg(jsonb_build_object('what', v.what, 'at', v.at) order by v.id)
      from public.order_events v where v.order_id = t.id and v.what <> 'note') as history`,
  tickets: `(select e.title from public.events e where e.id = t.event_id) as event,
    (select y.name from public.ticket_types y where y.id = t.ticket_type_id) as type,
    (select jsonb_agg(jsonb_build_object('question', q.label, 'answer', a.answer) order by q.id)
      from public.ticket_answers a join public.ticket_questions q on q.id = a.question_id where a.ticket_id = t.id) as answers,
    (select jsonb_agg(jsonb_build_object('at', s.at, 'direction', s.direction, 'let_in', s.is_accepted) order by s.id)
      from public.scans s where s.ticket_id = t.id) as scans`,
  waiting_lists: `(select e.title from public.events e where e.id = t.event_id) as event`,
  chat_messages: `(select e.title from public.events e where e.id = t.event_id) as event`,
  chat_pictures: `$2 || '/chat-picture/' || t.id as url`,
  chat_events: `(select e.title from public.events e where e.id = t.event_id) as event`,
  permissions: `private.entity_name(t.entity_type, t.entity_id) as name`,
  imports: `(select count(*)::int from public.event_import_entries n where n.import_id = t.id) as entries`,
};

/** One for each place that the register gives in the copy of somebody's data. `$1` is whose it is. */
export const sections: readonly Section[] = register
  .flatMap((chapter) => chapter.entries)
  .flatMap((entry) => Object.entries(entry.tables))
  .flatMap(([name, table]) => sectionOf(name, table) ?? []);

function sectionOf(name: string, table: KeptTable): Section | undefined {
  if (!table.export) return undefined;
  const { key, by } = table.export;
  const shown = [table.personal, table.plain].flatMap(columnsOf);
  const columns = [...shown.map((column) => `t.${column}`), ...(alsoIn[key] ? [alsoIn[key]] : [])];
  // The whole is in an order that does not change between two pages of it.
  const order = shown.slice(0, 3).map((column) => `t.${column}::text`);
  return {
    key,
    // Sign-in and files know people by another number than everything else.
    isOfAccount: /^(auth|storage)\./.test(name),
    query: `select ${columns.join(', ')} from ${name} t where t.${by}::text = $1 and $2::text is not null
      order by ${order.join(', ')} limit $3 offset $4`,
  };
}
