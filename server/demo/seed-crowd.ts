import type postgres from 'postgres';
import type { DemoCrowd } from './compose-people.ts';
import { promoters } from './scene/promoters.ts';
import { venues } from './scene/venues.ts';

type Sql = postgres.TransactionSql;

/** Without a password: nobody can sign in as them, and hashing sixty would cost seconds. */
export async function seedPeople(sql: Sql, { people }: DemoCrowd): Promise<void> {
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    select gen_random_uuid(), 'authenticated', 'authenticated', p.email, now(),
      '{"provider": "email", "providers": ["email"]}', jsonb_build_object('display_name', p.name), now(), now()
    from jsonb_to_recordset(${sql.json(people)}) as p (email text, name text)
    where not exists (select from auth.users a where a.email = p.email)`;
  await sql`
    update public.users u set handle = p.handle, bio = p.bio,
      going_visibility = p.going, timetable_visibility = p.timetable
    from jsonb_to_recordset(${sql.json(people)}) as p (
      email text, handle text, bio text, going public.visibility, timetable public.visibility
    )
    join auth.users a on a.email = p.email
    where a.id = u.supabase_id`;
}

/** Everything but what the organiser of the demo has gets an owner and an editor among the people. */
export async function seedTeams(sql: Sql, { people }: DemoCrowd): Promise<void> {
  const [, ...candidates] = people;
  const member = (place: number) => candidates[place % candidates.length]?.email ?? '';
  const teams = [
    ...promoters.map((_, index) => ({ type: 'promoter', id: index + 1 })),
    ...venues.map((_, index) => ({ type: 'venue', id: index + 1 })),
  ].flatMap((entity, index) => [
    ...(entity.id === 1 ? [] : [{ ...entity, email: member(2 * index), level: 4 }]),
    { ...entity, email: member(2 * index + 1), level: 2 },
  ]);
  await sql`
    insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    select u.id, t.type, t.id, t.level
    from jsonb_to_recordset(${sql.json(teams)}) as t (type text, id bigint, email text, level int)
    join auth.users a on a.email = t.email
    join public.users u on u.supabase_id = a.id`;
}

export async function seedPlans(sql: Sql, { follows, interests }: DemoCrowd): Promise<void> {
  // Who shows plans to followers alone has let in all but the newest ones.
  await sql`
    insert into public.follows (user_id, entity_type, entity_id, is_accepted, created_at)
    select u.id, f.type, coalesce(f.id, o.id),
      coalesce(o.going_visibility <> 'followers', true) or f."daysAgo" > 6, now() - f."daysAgo" * interval '1 day'
    from jsonb_to_recordset(${sql.json(follows)}) as f (email text, type text, id bigint, followed text, "daysAgo" float8)
    join auth.users a on a.email = f.email
    join public.users u on u.supabase_id = a.id
    left join auth.users b on b.email = f.followed
    left join public.users o on o.supabase_id = b.id`;
  await sql`
    insert into public.event_interest (user_id, event_id, interest, created_at)
    select u.id, i.event, i.interest, now() - i."daysAgo" * interval '1 day'
    from jsonb_to_recordset(${sql.json(interests)}) as i (email text, event bigint, interest public.interest, "daysAgo" float8)
    join auth.users a on a.email = i.email
    join public.users u on u.supabase_id = a.id`;
  await sql`
    insert into public.follows (user_id, entity_type, entity_id, is_accepted, created_at)
    select u.id, 'artist', a.id, true, now() - interval '50 days' from public.users u, public.artists a
    where u.display_name in ('Demo Admin', 'Demo Organiser', 'Demo Door') and (a.id + u.id) % 6 = 0`;
  // Nobody has counted these tables yet, and guesses about them cost seconds in what follows.
  await sql`analyze auth.users, public.users, public.user_permissions, public.follows, public.event_interest, public.events`;
}

/** What people would have been told by now: by the product's own rules, and then moved to when it happened. */
export async function seedNotifications(sql: Sql): Promise<void> {
  await sql`
    select private.tell_followers(e.id) from public.events e
    where e.status = 'published' and e.published_at > now() - interval '14 days' and e.ends_at > now()`;
  await sql`
    select private.tell_interested(e.id, 'event_' || e.status) from public.events e
    where e.status in ('cancelled', 'postponed') and e.ends_at > now()`;
  await sql`
    with told as (
      delete from public.notifications returning *
    ), dated as (
      select n.*, least(
        coalesce(f.created_at, case n.kind when 'event_published' then e.published_at end, now() - n.id % 90 * interval '1 hour'),
        now()
      ) as happened_at
      from told n
      left join public.events e on e.id = n.event_id
      left join public.follows f on f.user_id = n.actor_id and f.entity_type = 'user' and f.entity_id = n.user_id
    )
    insert into public.notifications (user_id, kind, event_id, actor_id, because_type, because_id, because_name, created_at, read_at)
    select user_id, kind, event_id, actor_id, because_type, because_id, because_name, happened_at,
      case when happened_at < now() - interval '3 days' then happened_at + interval '5 hours' end
    from dated order by happened_at`;
}
