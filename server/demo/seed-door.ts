import type postgres from 'postgres';

/** Tonight's event: people are on their way in, so that scanner and live view have something to show. */
const tonight = 2;
const festival = 1;

const gates = [
  { event_id: tonight, name: 'Front door', position: 1 },
  { event_id: tonight, name: 'Guest list', position: 2 },
  { event_id: festival, name: 'Dock gate', position: 1 },
  { event_id: festival, name: 'North meadow', position: 2 },
];
const phones = [
  { name: 'Front left', gate: 'Front door' },
  { name: 'Front right', gate: 'Front door' },
  { name: 'Guest list', gate: 'Guest list' },
];

export async function seedDoor(sql: postgres.TransactionSql): Promise<void> {
  await seedTeam(sql);
  await sql`insert into public.gates ${sql(gates)}`;
  await sql`insert into public.door_rules ${sql([
    { event_id: tonight, reentry: 'after_exit', capacity: 60 },
    { event_id: festival, reentry: 'after_exit', capacity: 1800 },
  ])}`;
  await sql`
    insert into public.scanner_devices (event_id, name, gate_id, token_hash, claimed_at, last_seen_at)
    select ${tonight}, p.name, g.id, sha256(convert_to('demo ' || p.name, 'UTF8')), now() - interval '2 hours', now()
    from jsonb_to_recordset(${sql.json(phones)}) p (name text, gate text)
    join public.gates g on g.event_id = ${tonight} and g.name = p.gate`;
  await seedScans(sql);
}

/** Whoever organises the festival helps out tonight, and the crew is the same. */
async function seedTeam(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    select u.id, 'event', ${tonight}, m.level from (values ('organiser@limelight.test', 3), ('door@limelight.test', 1)) m (email, level)
    join auth.users a on a.email = m.email join public.users u on u.supabase_id = a.id`;
}

/** Most have come within the last hour, the visitor of the demo not yet; some have tried twice, a few have left: as the phones would have told it. */
async function seedScans(sql: postgres.TransactionSql): Promise<void> {
  await sql`insert into private.door_counts (event_id, night)
    select e.id, private.door_night(e, e.starts_at) from public.events e where e.id = ${tonight}`;
  await sql`
    select private.make_scan(s.e, private.door_rules_of(s.event_id), s.d, 0,
      jsonb_build_object('nonce', gen_random_uuid(), 'at', private.to_ms(s.at), 'direction', s.direction, 'serial', s.serial), s.at)
    from (
      select e, e.id as event_id, d, k.serial, came.direction, e.starts_at - interval '1 hour' + came.after as at
      from public.events e
      cross join lateral (select k.*, row_number() over (order by k.holder_id is not null, md5(k.serial)) as n from public.tickets k where k.event_id = e.id) k
      cross join lateral (
        select 'entry' as direction, make_interval(secs => k.n * 97) as after where k.n <= 32
        union all select 'entry', make_interval(secs => k.n * 97 + 40) where k.n in (7, 19)
        union all select 'exit', make_interval(secs => k.n * 97 + 1500) where k.n in (3, 11, 12)
      ) came
      join public.scanner_devices d on d.event_id = e.id and d.name = (${phones.map(({ name }) => name)}::text[])[1 + k.n % ${phones.length}]
      where e.id = ${tonight}
      order by at
    ) s`;
  // They came as late as it is now: the live view looks back an hour.
  await sql`
    update public.scans s set at = s.at + late.by, device_at = s.at + late.by, received_at = s.at + late.by
    from (select now() - interval '20 seconds' - max(l.at) as by from public.scans l where l.event_id = ${tonight}) late
    where s.event_id = ${tonight}`;
  await sql`
    update public.scanner_devices d set accepted = s.accepted, refused = s.refused
    from (select device_id, count(*) filter (where is_accepted) as accepted, count(*) filter (where not is_accepted) as refused
      from public.scans group by device_id) s where s.device_id = d.id`;
}
