import type postgres from 'postgres';
import { festival, gates, oddities, phones, tonight, turns } from './scene/doors.ts';

type Sql = postgres.TransactionSql;

export async function seedDoor(sql: Sql): Promise<void> {
  await seedTeam(sql);
  await sql`insert into public.gates ${sql(gates)}`;
  await sql`insert into public.door_rules ${sql([
    { event_id: tonight, reentry: 'after_exit', capacity: 400 },
    { event_id: festival, reentry: 'after_exit', capacity: 1800 },
  ])}`;
  await sql`
    insert into public.scanner_devices (event_id, name, user_id, gate_id, token_hash, link_hash, pin_hash, link_ends_at, claimed_at, last_seen_at,
      waiting, revoked_at, created_at)
    select p.event, p.name, u.id, g.id, case when p.seen is not null then sha256(convert_to('demo ' || p.name, 'UTF8')) end,
      case when p.seen is null then sha256(convert_to('demo link ' || p.event || p.name, 'UTF8')) end, case when p.seen is null then '\\x00'::bytea end,
      case when p.seen is null then greatest(e.starts_at, now()) + interval '6 hours' end,
      case when p.seen is not null then e.doors_at - interval '20 minutes' end, now() - make_interval(mins => p.seen),
      coalesce(p.waiting, 0), case when p."isRevoked" then now() - interval '2 hours' end, e.doors_at - interval '1 day'
    from jsonb_to_recordset(${sql.json(phones)}) p (event bigint, name text, gate text, person text, seen int, waiting int, "isRevoked" boolean)
    join public.events e on e.id = p.event
    join public.gates g on g.event_id = p.event and g.name = p.gate
    left join public.users u on u.display_name = p.person`;
  await seedScans(sql);
}

/** Whoever organises the festival helps out tonight, and the crew is the same. */
async function seedTeam(sql: Sql): Promise<void> {
  await sql`
    insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    select u.id, 'event', ${tonight}, m.level from (values ('organiser@limelight.test', 3), ('door@limelight.test', 1)) m (email, level)
    join auth.users a on a.email = m.email join public.users u on u.supabase_id = a.id`;
}

/**
 * Most have come since the doors opened, the busiest hour is just over, and the visitor of the demo has not come yet; some
 * have tried twice, a few have left: as the phones would have told it.
 */
async function seedScans(sql: Sql): Promise<void> {
  await sql`insert into private.door_counts (event_id, night)
    select e.id, private.door_night(e, e.starts_at) from public.events e where e.id = ${tonight}`;
  await sql`
    create temporary table demo_scans on commit drop as
    with guests as (
      select k.serial, k.n, e.doors_at + interval '210 minutes' * case when share < 0.52 then sqrt(share * 0.52) else 1 - sqrt((1 - share) * 0.48) end
        + make_interval(secs => k.n * 37 % 80) as came
      from public.events e cross join lateral (
        select k.serial, k.n, (k.n - 0.5) / count(*) over () as share from (
          select k.serial, row_number() over (order by k.holder_id is not null, md5(k.order_id || ' ' || k.id)) as n
          from public.tickets k join public.ticket_types t on t.id = k.ticket_type_id and t.kind = 'admission' where k.event_id = e.id
        ) k
      ) k where e.id = ${tonight}
    ), told as (
      select came as at, 'entry' as direction, serial, null as problem, (${turns}::text[])[1 + n % ${turns.length}] as phone, null as override
      from guests
      union all select came + make_interval(secs => (40 + n)::int), 'entry', serial, null, (${turns}::text[])[1 + (n + 1) % ${turns.length}], null
      from guests where n in (17, 58, 96, 149, 203, 236)
      union all select came + make_interval(mins => (25 + n % 30)::int), 'exit', serial, null, 'Side', null from guests where n % 9 = 4
      union all select came + make_interval(mins => (38 + n % 30)::int), 'entry', serial, null, 'Side', null from guests where n % 27 = 4
      union all select came + interval '4 minutes', 'entry', serial, null, 'Supervisor', 'Swapped coats with a friend, both seen' from guests where n = 120
      union all select now() - make_interval(mins => o.ago), 'entry', (
          select k.serial from public.tickets k where k.event_id = o.of order by md5(k.serial || o.ago) limit 1
        ), o.problem, o.phone, null
      from jsonb_to_recordset(${sql.json(oddities)}) o (ago int, phone text, problem text, of bigint)
    )
    select * from told where at < now() - interval '10 seconds'`;
  await sql`
    select private.make_scan(s.e, s.rules, s.d, case when s.override is null then 0 else 2 end,
      jsonb_strip_nulls(jsonb_build_object('nonce', gen_random_uuid(), 'at', private.to_ms(s.at), 'direction', s.direction, 'serial', s.serial,
        'problem', s.problem, 'override', case when s.override is not null then jsonb_build_object('reason', s.override) end)), s.at)
    from (
      select e, d, rules, s.* from demo_scans s join public.events e on e.id = ${tonight}
      join public.scanner_devices d on d.event_id = e.id and d.name = s.phone
      cross join private.door_rules_of(e.id) rules order by s.at
    ) s`;
  await sql`update public.scans set received_at = at where event_id = ${tonight}`;
  await sql`
    update public.scanner_devices d set accepted = s.accepted, refused = s.refused
    from (select device_id, count(*) filter (where is_accepted) as accepted, count(*) filter (where not is_accepted) as refused
      from public.scans group by device_id) s where s.device_id = d.id`;
}
