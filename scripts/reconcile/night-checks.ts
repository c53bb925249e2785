import type { Check } from './check.ts';

/** Tickets, the door, the chat, lists and the queue. */
export const nightChecks: Check[] = [
  {
    name: 'paid orders have their tickets, others have none',
    rows: 'select count(*) from public.tickets',
    wrong: `select o.id, coalesce(k.tickets, 0) as found, case when o.paid_at is null then 0 else l.wanted end as wanted
      from public.orders o
      join (select l.order_id, sum(l.quantity * t.persons)::int as wanted from public.order_lines l
        join public.ticket_types t on t.id = l.ticket_type_id group by l.order_id) l on l.order_id = o.id
      left join (select order_id, count(*)::int as tickets from public.tickets group by order_id) k on k.order_id = o.id
      where coalesce(k.tickets, 0) <> case when o.paid_at is null then 0 else l.wanted end`,
  },
  {
    name: 'nobody is inside twice on one ticket without a conflict that says so',
    rows: 'select count(*) from public.scans',
    wrong: `select s.ticket_id as id, count(*) as found, 1 as wanted from public.scans s
      left join public.door_rules r on r.event_id = s.event_id
      where s.is_accepted and s.direction = 'entry' and not s.is_conflict and s.override_reason is null
        and coalesce(r.reentry::text, 'once_a_night') = 'once_a_night'
        and not exists (select from public.scans x where x.ticket_id = s.ticket_id and x.direction = 'exit' and x.is_accepted)
      group by s.ticket_id, s.night having count(*) > 1`,
  },
  {
    name: 'the door counts the entries that were written',
    rows: 'select count(*) from private.admissions',
    wrong: `select a.ticket_id as id, a.entries as found, coalesce(s.entries, 0) as wanted from private.admissions a left join (
        select ticket_id, count(*)::int as entries from public.scans where is_accepted and direction = 'entry' group by ticket_id
      ) s on s.ticket_id = a.ticket_id
      where a.entries <> coalesce(s.entries, 0)`,
  },
  {
    name: 'messages are numbered without gaps',
    rows: 'select count(*) from public.chat_messages',
    // The oldest may have been deleted by their age.
    wrong: `select r.id, format('%s of %s', m.messages, r.last_seq) as found, format('%s to %s', m.first, r.last_seq) as wanted
      from public.chat_rooms r join (
        select room_id, count(*) as messages, min(seq) as first, max(seq) as last from public.chat_messages group by room_id
      ) m on m.room_id = r.id
      where m.last <> r.last_seq or m.messages <> m.last - m.first + 1`,
  },
  {
    name: 'lists show the events that are out',
    rows: 'select count(*) from public.event_listings',
    wrong: `select e.id, coalesce(l.title, 'nothing') as found, case when e.is_listed then e.title else 'nothing' end as wanted
      from public.events e full join public.event_listings l on l.event_id = e.id
      where (l.event_id is not null) is distinct from coalesce(e.is_listed, false)
        or (l.event_id is not null and (l.title, l.status, l.starts_at) is distinct from (e.title, e.status, e.starts_at))`,
  },
  {
    name: 'what the provider told has been applied',
    rows: 'select count(*) from public.payment_events',
    wrong: `select id, coalesce(error, 'waiting since ' || received_at) as found, 'applied' as wanted from public.payment_events
      where processed_at is null and received_at < now() - interval '1 hour'`,
  },
  {
    name: 'no job is stuck',
    rows: 'select count(*) from graphile_worker.jobs',
    wrong: `select id, format('%s, tried %s times: %s', task_identifier, attempts, left(last_error, 80)) as found, 'done' as wanted
      from graphile_worker.jobs
      where attempts >= max_attempts or (locked_at is null and run_at < now() - interval '1 hour')`,
  },
];
