-- Hiding and deleting what the catalogue holds.

create function private.has_upcoming_events(entity_type text, entity_id bigint)
returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.events e
    where e.is_out and e.ends_at > now() and case entity_type
      when 'venue' then e.venue_id = entity_id
      when 'artist' then exists (select from public.event_artists l where l.event_id = e.id and l.artist_id = entity_id)
      when 'promoter' then exists (select from public.event_promoters l where l.event_id = e.id and l.promoter_id = entity_id)
      else false
    end
  )
$$;

-- Definer: the flag is changed by this rule alone.
create function public.hide_entity(entity_type text, entity_id bigint, hidden boolean)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_level(3, entity_type, entity_id);
  case entity_type
    when 'venue' then update public.venues v set is_hidden = hidden where v.id = entity_id;
    when 'artist' then update public.artists a set is_hidden = hidden where a.id = entity_id;
    when 'promoter' then update public.promoters p set is_hidden = hidden where p.id = entity_id;
    else perform private.refuse('unknown_entity', 400);
  end case;
end $$;

-- Soft: the row stays for what refers to it, and nobody sees it any more.
create function public.delete_entity(entity_type text, entity_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_level(4, entity_type, entity_id);
  -- What is looked into stays to be looked at.
  if exists (select from public.suspensions s where (s.entity_type, s.entity_id) = (delete_entity.entity_type, delete_entity.entity_id)) then
    perform private.refuse('suspended');
  end if;
  if private.has_upcoming_events(entity_type, entity_id) then
    perform private.refuse('has_upcoming_events');
  end if;
  case entity_type
    when 'event' then
      -- People have plans with an event that is out: it is cancelled first, where everyone can read so.
      if exists (select from public.events e where e.id = entity_id and e.is_out and e.ends_at > now()
                 and e.status in ('published', 'unlisted', 'postponed')) then
        perform private.refuse('cancel_first');
      end if;
      update public.events e set deleted_at = now(), publish_at = null, status = case when e.status = 'scheduled' then 'draft'::public.event_status else e.status end
      where e.id = entity_id;
    when 'venue' then update public.venues v set deleted_at = now() where v.id = entity_id;
    when 'artist' then update public.artists a set deleted_at = now() where a.id = entity_id;
    when 'promoter' then update public.promoters p set deleted_at = now() where p.id = entity_id;
    else perform private.refuse('unknown_entity', 400);
  end case;
end $$;

grant execute on function
  public.hide_entity, public.delete_entity
  to authenticated, service_role;
