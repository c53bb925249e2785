import type postgres from 'postgres';
import { actingAs } from './acting-as.ts';
import { announcements, heldLetter, imported, letters } from './scene/desk.ts';
import festivalTicket from './scene/festival-ticket.json' with { type: 'json' };

type Sql = postgres.TransactionSql;

/** What organisers and staff have on their desks: letters, an import, a ticket design, announcements and who did what. */
export async function seedDesk(sql: Sql): Promise<void> {
  await seedLetters(sql);
  await actingAs(sql, 'Demo Organiser', async () => {
    await seedImport(sql);
    await sql`select public.invite_to_team('event', 1, 'night-shift@example.org', 1)`;
  });
  await seedDesign(sql);
  await actingAs(sql, 'Demo Admin', () => actAsStaff(sql));
  await seedAnnouncementViews(sql);
  await datePast(sql);
}

async function seedLetters(sql: Sql): Promise<void> {
  await sql`
    insert into public.holder_messages (event_id, subject, body, segment, reply_to, state, send_at, created_by, created_at, began_at, ended_at,
      tickets, sent, failed, left_out)
    select 1, l.subject, l.body, 'all', 'organiser@limelight.test', 'sent', t.at, u.id, t.at - interval '10 minutes', t.at, t.at + interval '50 seconds',
      held.tickets, held.addresses - l.failed - l."leftOut", l.failed, l."leftOut"
    from jsonb_to_recordset(${sql.json(letters)}) l (subject text, body text, "daysAgo" int, failed int, "leftOut" int)
    cross join lateral (select now() - l."daysAgo" * interval '1 day' as at) t
    cross join lateral (select count(*)::int as tickets, count(distinct k.holder_email)::int as addresses
      from public.tickets k where k.event_id = 1 and k.status = 'valid' and k.issued_at < t.at) held
    join public.users u on u.display_name = 'Demo Organiser' order by t.at`;
  const [owner] = await sql<{ name: string }[]>`
    select u.display_name as name from public.user_permissions p join public.users u on u.id = p.user_id
    where p.entity_type = 'event' and p.entity_id = ${heldLetter.event} and p.permission_level = 4 order by u.id limit 1`;
  if (!owner) throw new Error(`nobody owns event ${heldLetter.event}`);
  await actingAs(sql, owner.name, async () => {
    await sql`select public.plan_holder_message(${heldLetter.event}, ${heldLetter.subject}, ${heldLetter.body}, 'all')`;
  });
}

async function seedImport(sql: Sql): Promise<void> {
  const [days] = await sql<
    { thursday: Date }[]
  >`select date_trunc('week', now()) + interval '3 days 20 hours' as thursday`;
  const thursday = days?.thursday.getTime() ?? Date.now();
  const entries = [
    ...imported.events.map(({ title, weeks, venue, city, artists }, index) => {
      const startsAt = thursday + weeks * 7 * 86_400_000;
      const place = {
        name: venue,
        address: '',
        postalCode: '',
        city,
        country: 'GB',
        latitude: null,
        longitude: null,
      };
      return {
        at: index + 1,
        name: title,
        event: {
          externalId: `calendar:demo-${index}@${startsAt}`,
          title,
          description: '',
          startsAt: new Date(startsAt).toISOString(),
          endsAt: new Date(startsAt + 3 * 3_600_000).toISOString(),
          timezone: 'Europe/London',
          isCancelled: false,
          venue: place,
          artists,
          url: '',
          ticketsUrl: '',
        },
      };
    }),
    { at: imported.events.length + 1, name: 'Crew dinner', problem: imported.problem },
  ];
  await sql`
    with begun as materialized (
      select public.begin_event_import('calendar', ${imported.source}, ${sql.json({ entries })}) as id
    )
    select id from begun`;
  await sql`
    select public.take_in_import(i.id, jsonb_build_object('choices', (
      select jsonb_agg(jsonb_build_object('id', n.id)) from public.event_import_entries n where n.import_id = i.id and n.content is not null
    )), 1)
    from public.event_imports i where i.state = 'preview'`;
}

/** The festival's tickets are its own, and it took two tries. */
async function seedDesign(sql: Sql): Promise<void> {
  const [organiser] = await sql<
    { id: number }[]
  >`select id::int from public.users where display_name = 'Demo Organiser'`;
  const { shade } = festivalTicket;
  const tries = [
    { note: 'Brighter', design: { ...festivalTicket, shade: { ...shade, strength: shade.strength / 2 } } },
    { note: 'With the colours of the poster', design: festivalTicket },
  ];
  for (const [index, { note, design }] of tries.entries())
    await sql`select private.save_ticket_design(${organiser?.id ?? 0}, 1, ${sql.json(design)}, ${index}, ${note})`;
}

async function actAsStaff(sql: Sql): Promise<void> {
  for (const { from, until, ...announcement } of announcements) {
    await sql`select public.save_announcement(${sql.json(announcement)} || jsonb_build_object(
      'from_at', now() + ${from}::int * interval '1 day', 'until_at', now() + ${until}::int * interval '1 day'))`;
  }
  await sql`select public.suspend_user(id, 'Asked people for money outside of the platform, twice.') from public.users where display_name = 'Carlota Reis'`;
  await sql`select public.suspend_user(id, 'Sent the same message to forty people.') from public.users where display_name = 'Tobias Wendt'`;
  await sql`select public.restore_user(id) from public.users where display_name = 'Tobias Wendt'`;
  await sql`select public.suspend_entity('event', 90, 'Nobody could show us that this room exists. Waiting for an answer.')`;
  await sql`select public.add_genre('Hyperfolk')`;
  await sql`select public.retire_genre(id) from public.genres where name = 'Hyperfolk'`;
}

async function seedAnnouncementViews(sql: Sql): Promise<void> {
  await sql`
    insert into private.announcement_views (announcement_id, user_id, seen_at, dismissed_at, opened_at)
    select a.id, u.id, v.at, case when u.id % 3 > 0 then v.at end, case when u.id % 5 = 0 then v.at end
    from public.announcements a join public.users u on private.is_in_audience(a.audience, u.id) and u.display_name not like 'Demo %' and u.id % 4 > 0
    cross join lateral (select a.from_at + make_interval(hours => (u.id % 40)::int) as at) v
    where a.from_at < now() and v.at < now()`;
}

/** What was done just now was done some time ago: what may never be rewritten is so but once, here. */
async function datePast(sql: Sql): Promise<void> {
  await sql`alter table public.audit_entries disable trigger keep_audit`;
  await sql`
    with done as (
      delete from public.audit_entries returning *
    ), dated as (
      select d.*, coalesce(h.at, now() - make_interval(hours => ((max(d.id) over () - d.id) * 9)::int + 2, mins => (d.id * 17 % 60)::int)) as happened_at
      from done d left join public.order_events h on d.entity_type = 'order' and h.order_id = d.entity_id and 'order.' || h.what = d.action
    )
    insert into public.audit_entries (at, actor_user_id, action, entity_type, entity_id, detail)
    select happened_at, actor_user_id, action, entity_type, entity_id, detail from dated order by happened_at`;
  await sql`alter table public.audit_entries enable trigger keep_audit`;
  await sql`update public.user_permissions set created_at = now() - interval '1 day' * (40 + user_id * 7 % 150)`;
  await sql`update public.event_imports set created_at = now() - interval '16 days', imported_at = now() - interval '16 days' + interval '3 minutes'`;
  await sql`update public.announcements set created_at = coalesce(least(from_at, now()), now()) - interval '2 days'`;
  await sql`update public.ticket_design_versions set saved_at = now() - interval '12 days' + version * interval '25 minutes'`;
  await sql`update public.ticket_designs set saved_at = now() - interval '12 days' + version * interval '25 minutes'`;
}
