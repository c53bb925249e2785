import type postgres from 'postgres';
import { coupons, laterSales, questions, sharedPools, types } from './scene/for-sale.ts';

type Sql = postgres.TransactionSql;

/** Ticket types with their pools, coupons and questions. */
export async function seedForSale(sql: Sql): Promise<void> {
  await sql`insert into public.pools ${sql(sharedPools)}`;
  const wanted = types.map((type, index) => ({ ...type, position: index + 1 }));
  await sql`
    create temporary table demo_types on commit drop as
    select w.* from jsonb_to_recordset(${sql.json(wanted)}) w (event bigint, name text, description text, price int, "limit" int,
      pool text, after text, kind public.ticket_kind, persons int, secret boolean, "freeChoice" boolean, position int, "isAbsorbed" boolean)`;
  await addOtherEvents(sql);
  await sql`
    insert into public.ticket_types (event_id, name, description, price, kind, persons, is_secret, price_is_free_choice, vat_percent, position,
      fee_handling, sale_starts_at)
    select w.event, w.name, coalesce(w.description, ''), w.price, coalesce(w.kind, 'admission'), coalesce(w.persons, 1), coalesce(w.secret, false),
      coalesce(w."freeChoice", false), 19, w.position, case when w."isAbsorbed" then 'absorbed' else 'passed_on' end::public.fee_handling,
      coalesce(date_trunc('hour', now()) + l.hours * interval '1 hour',
        (date_trunc('day', now() at time zone e.timezone) + l.days * interval '1 day' + time '10:00') at time zone e.timezone)
    from demo_types w join public.events e on e.id = w.event
    left join jsonb_to_recordset(${sql.json(laterSales)}) l (event bigint, hours int, days int) on l.event = w.event
    order by w.event, w.position`;
  await sql`
    with wanted as (
      select t.id, t.persons, w.event, w.name, w."limit", w.pool from demo_types w join public.ticket_types t on t.event_id = w.event and t.name = w.name
    ), own as (
      insert into public.pools (event_id, name, size, limit_of)
      select w.event, w.name, w."limit" * w.persons, w.id from wanted w where w."limit" is not null
      returning id, limit_of
    )
    insert into public.ticket_type_pools (ticket_type_id, pool_id)
    select limit_of, id from own
    union all
    select w.id, p.id from wanted w join public.pools p on p.event_id = w.event and p.name = w.pool and p.limit_of is null`;
  await sql`
    update public.ticket_types t set opens_after = b.id
    from demo_types w join public.ticket_types b on b.event_id = w.event and b.name = w.after
    where t.event_id = w.event and t.name = w.name`;
  await seedCoupons(sql);
  await seedQuestions(sql);
}

/**
 * Everything else that can be bought: what is still to come, and what the organiser of the demo has put on before. The price
 * of the lists is what it costs, and who is sold out has a small room.
 */
async function addOtherEvents(sql: Sql): Promise<void> {
  await sql`
    insert into demo_types (event, name, price, "limit", position, "isAbsorbed")
    select e.id, case when e.price_from = 0 then 'Free entry' else 'Entry' end, e.price_from,
      case when e.is_sold_out then 40 when e.ends_at < now() then 90 else greatest(60, v.capacity * 3 / 5) end, 1, true
    from public.events e join public.venues v on v.id = e.venue_id
    where e.id > 6 and e.price_from is not null and e.status in ('published', 'unlisted', 'cancelled', 'postponed')
      and (e.ends_at > now() or exists (select from public.event_promoters p where p.event_id = e.id and p.promoter_id = 1))`;
}

async function seedCoupons(sql: Sql): Promise<void> {
  await sql`
    insert into public.coupons (event_id, code, kind, value, unlocks, max_uses, max_per_person, budget, batch, valid_until, is_on, created_at)
    select c.event, c.code, c.kind, c.value,
      case when c.kind = 'unlocking' then array(select t.id from public.ticket_types t where t.event_id = c.event and t.is_secret) else '{}' end,
      c.uses, c."perPerson", c.budget, coalesce(c.batch, ''), now() + c.ends * interval '1 day', not coalesce(c."isOff", false),
      now() - interval '90 days'
    from jsonb_to_recordset(${sql.json(coupons)}) c (event bigint, code text, kind public.coupon_kind, value int, uses int, "perPerson" int,
      budget int, batch text, ends int, "isOff" boolean)`;
}

async function seedQuestions(sql: Sql): Promise<void> {
  await sql`
    insert into public.ticket_questions (event_id, position, label, kind, choices, is_required, ticket_type_ids)
    select 1, place, q.value ->> 'label', (q.value ->> 'kind')::public.question_kind,
      array(select jsonb_array_elements_text(q.value -> 'choices')), (q.value ->> 'required')::boolean,
      array(select t.id from public.ticket_types t where t.event_id = 1 and t.kind = 'admission' order by t.id)
    from jsonb_array_elements(${sql.json(questions)}) with ordinality q (value, place)`;
}
