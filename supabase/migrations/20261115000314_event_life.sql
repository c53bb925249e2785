-- How an event comes out, moves and ends (docs/glossary.md: event status).

-- Locks the event so that two people who decide at once decide one after the other.
create function private.take_event(event_id bigint, least_level int)
returns public.events
language plpgsql
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id and e.deleted_at is null for update;
  if not found or not private.can_see_event(event_id) then
    perform private.refuse('not_found', 404);
  end if;
  perform private.require_level(least_level, 'event', event_id);
  if event.suspended_at is not null then
    perform private.refuse('suspended');
  end if;
  return event;
end $$;

-- Definer, all of them: the status is changed by these rules alone. `at` in the future schedules it.
create function public.publish_event(event_id bigint, at timestamptz default null, unlisted boolean default false)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event public.events := private.take_event(event_id, 3);
begin
  if event.venue_id is null then
    perform private.refuse('event_needs_venue');
  end if;
  if event.ends_at <= now() then
    perform private.refuse('event_is_over');
  end if;
  if exists (
    select from public.event_promoters l join public.promoters p on p.id = l.promoter_id
    where l.event_id = event.id and p.suspended_at is not null
  ) then
    perform private.refuse('promoter_suspended');
  end if;
  if at > now() then
    if event.is_out then
      perform private.refuse('already_out');
    end if;
    if at >= event.ends_at then
      perform private.refuse('publish_after_end');
    end if;
    update public.events e set status = 'scheduled', publish_at = at where e.id = event_id;
  else
    update public.events e set
      status = case when unlisted then 'unlisted'::public.event_status else 'published' end,
      publish_at = null, status_note = '',
      published_at = case when unlisted then e.published_at else coalesce(e.published_at, now()) end
    where e.id = event_id;
  end if;
end $$;

create function public.withdraw_event(event_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.take_event(event_id, 3);
  update public.events e set status = 'draft', publish_at = null where e.id = event_id;
end $$;

create function public.cancel_event(event_id bigint, note text default '')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event public.events := private.take_event(event_id, 3);
begin
  if not event.is_out then
    perform private.refuse('not_published');
  end if;
  update public.events e set status = 'cancelled', status_note = btrim(note) where e.id = event_id;
end $$;

create function public.postpone_event(event_id bigint, note text default '')
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event public.events := private.take_event(event_id, 3);
begin
  if not event.is_out then
    perform private.refuse('not_published');
  end if;
  update public.events e set status = 'postponed', status_note = btrim(note) where e.id = event_id;
end $$;

create function public.reschedule_event(
  event_id bigint, starts_at timestamptz, ends_at timestamptz, doors_at timestamptz default null, note text default ''
)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  event public.events := private.take_event(event_id, 3);
begin
  if not event.is_out then
    perform private.refuse('not_published');
  end if;
  if reschedule_event.starts_at <= now() then
    perform private.refuse('date_has_passed', 400);
  end if;
  update public.events e set
    status = case when event.status = 'unlisted' then event.status else 'published' end,
    status_note = btrim(note),
    previous_starts_at = event.starts_at,
    starts_at = reschedule_event.starts_at, ends_at = reschedule_event.ends_at, doors_at = reschedule_event.doors_at
  where e.id = event_id;
end $$;

-- A new draft with everything but the date, the status and the pictures, whose files the caller copies. What is for
-- sale comes along, coupons and sales do not; so does the timetable, unpublished.
create function public.duplicate_event(event_id bigint, starts_at timestamptz)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  event public.events := private.take_event(event_id, 2);
  creator bigint := private.begin_entity();
  made bigint;
begin
  insert into public.events (title, description, doors_at, starts_at, ends_at, timezone, venue_id, minimum_age, price_from, currency, links,
    transfers_allowed, self_cancel_hours, refund_note)
  values (
    event.title, event.description, duplicate_event.starts_at - (event.starts_at - event.doors_at), duplicate_event.starts_at,
    duplicate_event.starts_at + (event.ends_at - event.starts_at), event.timezone, event.venue_id, event.minimum_age,
    event.price_from, event.currency, event.links, event.transfers_allowed, event.self_cancel_hours, event.refund_note
  )
  returning id into made;
  perform private.own_entity(creator, 'event', made);
  insert into public.event_artists (event_id, artist_id, position, note)
  select made, l.artist_id, l.position, l.note from public.event_artists l where l.event_id = event.id;
  insert into public.event_genres (event_id, genre_id)
  select made, l.genre_id from public.event_genres l where l.event_id = event.id;
  insert into public.event_promoters (event_id, promoter_id)
  select made, l.promoter_id from public.event_promoters l
  where l.event_id = event.id and private.can(2, 'promoter', l.promoter_id);
  perform private.copy_sale(event.id, made);
  perform private.copy_timetable(event.id, made);
  perform private.copy_door(event.id, made);
  perform private.copy_chat(event.id, made);
  return made;
end $$;

-- Called every minute by the worker.
create function private.publish_due_events()
returns int
language sql
set search_path = ''
as $$
  with due as (
    update public.events e set status = 'published', publish_at = null, published_at = coalesce(e.published_at, now())
    where e.publish_at <= now() and e.status = 'scheduled' and e.deleted_at is null and e.suspended_at is null
    returning 1
  )
  select count(*)::int from due
$$;

create function public.feature_event(event_id bigint, featured boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_staff(2) then
    perform private.refuse('not_allowed', 403);
  end if;
  update public.events e set featured_at = case when featured then now() end where e.id = event_id;
end $$;

grant execute on function
  public.publish_event, public.withdraw_event, public.cancel_event, public.postpone_event, public.reschedule_event,
  public.duplicate_event, public.feature_event
  to authenticated, service_role;
