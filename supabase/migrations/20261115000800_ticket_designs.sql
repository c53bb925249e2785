-- What an event's tickets look like (docs/ticket-design.md). The server saves: it draws the design and reads its code
-- first, so that no design is kept whose tickets the door could not scan.

create table public.ticket_designs (
  event_id bigint primary key references public.events (id) on delete cascade,
  design jsonb not null check (pg_column_size(design) <= 262144),
  version int not null check (version > 0),
  saved_by bigint references public.users (id) on delete set null,
  saved_at timestamptz not null default now()
);
create index ticket_designs_by_author on public.ticket_designs (saved_by);

-- Each one that was saved, so that nothing is lost to a colleague or to a bad idea.
create table public.ticket_design_versions (
  event_id bigint not null references public.events (id) on delete cascade,
  version int not null check (version > 0),
  design jsonb not null,
  saved_by bigint references public.users (id) on delete set null,
  saved_at timestamptz not null default now(),
  note text not null default '' check (char_length(note) <= 120),
  primary key (event_id, version)
);
create index ticket_design_versions_by_author on public.ticket_design_versions (saved_by);

create table public.ticket_design_templates (
  id bigint generated always as identity primary key,
  promoter_id bigint not null references public.promoters (id) on delete cascade,
  name text not null constraint design_template_name check (char_length(name) between 1 and 60),
  design jsonb not null check (pg_column_size(design) <= 262144),
  saved_by bigint references public.users (id) on delete set null,
  saved_at timestamptz not null default now(),
  unique (promoter_id, name)
);
create index ticket_design_templates_by_author on public.ticket_design_templates (saved_by);

-- Redrawn when they came in. Kept here and not as files: holders without an account are served them, and a document is
-- drawn without asking another service. Whoever knows the id has seen a ticket with it.
create table private.ticket_design_pictures (
  id uuid primary key default gen_random_uuid(),
  event_id bigint not null references public.events (id) on delete cascade,
  type text not null check (type in ('image/jpeg', 'image/png')),
  width int not null check (width between 1 and 10000),
  height int not null check (height between 1 and 10000),
  content bytea not null check (octet_length(content) <= 8 * 1024 * 1024),
  added_by bigint references public.users (id) on delete set null,
  added_at timestamptz not null default now()
);
create index ticket_design_pictures_by_event on private.ticket_design_pictures (event_id, added_at);
create index ticket_design_pictures_by_author on private.ticket_design_pictures (added_by);

alter table public.ticket_designs enable row level security;
alter table public.ticket_design_versions enable row level security;
alter table public.ticket_design_templates enable row level security;
alter table private.ticket_design_pictures enable row level security;
revoke all on public.ticket_designs, public.ticket_design_versions, public.ticket_design_templates from anon, authenticated;
revoke all on private.ticket_design_pictures from anon, authenticated, service_role;
grant select on public.ticket_designs, public.ticket_design_versions, public.ticket_design_templates to authenticated;
create policy "the team can read its ticket design" on public.ticket_designs
  for select to authenticated using (private.can(1, 'event', event_id));
create policy "the team can read earlier ticket designs" on public.ticket_design_versions
  for select to authenticated using (private.can(1, 'event', event_id));
create policy "editors can read their promoter's templates" on public.ticket_design_templates
  for select to authenticated using (private.can(2, 'promoter', promoter_id));

-- Reading --------------------------------------------------------------------------------------------

-- Definer, all that follow: who saved it is shown by name. No row: nobody designed the tickets yet.
create function public.get_ticket_design(event_id bigint)
returns table (design jsonb, version int, saved_by text, saved_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(1, 'event', get_ticket_design.event_id);
  return query
  select d.design, d.version, coalesce(nullif(u.display_name, ''), 'Somebody'), d.saved_at
  from public.ticket_designs d left join public.users u on u.id = d.saved_by
  where d.event_id = get_ticket_design.event_id;
end $$;

create function public.list_ticket_design_versions(event_id bigint)
returns table (version int, design jsonb, saved_by text, saved_at timestamptz, note text)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(1, 'event', list_ticket_design_versions.event_id);
  return query
  select v.version, v.design, coalesce(nullif(u.display_name, ''), 'Somebody'), v.saved_at, v.note
  from public.ticket_design_versions v left join public.users u on u.id = v.saved_by
  where v.event_id = list_ticket_design_versions.event_id order by v.version desc;
end $$;

-- The templates of the event's promoters, which its editors may use without being in those teams.
create function public.list_design_templates(event_id bigint)
returns table (id bigint, promoter_id bigint, promoter text, name text, design jsonb, saved_at timestamptz, may_change boolean)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_level(2, 'event', list_design_templates.event_id);
  return query
  select t.id, t.promoter_id, p.name, t.name, t.design, t.saved_at, private.can(2, 'promoter', t.promoter_id)
  from public.event_promoters l
  join public.promoters p on p.id = l.promoter_id
  join public.ticket_design_templates t on t.promoter_id = l.promoter_id
  where l.event_id = list_design_templates.event_id order by lower(t.name), t.id;
end $$;

create function public.remove_design_template(template_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  promoter bigint;
begin
  select t.promoter_id into promoter from public.ticket_design_templates t where t.id = template_id;
  if promoter is null or not private.can(2, 'promoter', promoter) then
    perform private.refuse('not_found', 404);
  end if;
  delete from public.ticket_design_templates t where t.id = template_id;
end $$;

grant execute on function public.get_ticket_design, public.list_ticket_design_versions, public.list_design_templates,
  public.remove_design_template to authenticated;

-- Saving, by the server alone ------------------------------------------------------------------------

create function private.ticket_design_of(event_id bigint)
returns jsonb
language sql stable
set search_path = ''
as $$
  select d.design from public.ticket_designs d where d.event_id = ticket_design_of.event_id
$$;

-- 'conflict' where the design is not the one that the change began with: what stands there now, and whose it is.
create function private.save_ticket_design(user_id bigint, event_id bigint, design jsonb, base_version int, note text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  current public.ticket_designs;
  next_version int;
begin
  perform pg_advisory_xact_lock(hashtextextended('ticket_design:' || save_ticket_design.event_id, 0));
  if not private.user_can(save_ticket_design.user_id, 2, 'event', save_ticket_design.event_id) then
    return private.refusal('not_allowed');
  end if;
  select * into current from public.ticket_designs d where d.event_id = save_ticket_design.event_id;
  if coalesce(current.version, 0) <> base_version then
    return jsonb_build_object('conflict', jsonb_build_object('version', coalesce(current.version, 0), 'savedAt', current.saved_at,
      'savedBy', coalesce((select nullif(u.display_name, '') from public.users u where u.id = current.saved_by), 'Somebody'),
      'design', current.design));
  end if;
  next_version := base_version + 1;
  insert into public.ticket_designs as d (event_id, design, version, saved_by)
  values (save_ticket_design.event_id, save_ticket_design.design, next_version, save_ticket_design.user_id)
  on conflict on constraint ticket_designs_pkey do update
    set design = excluded.design, version = excluded.version, saved_by = excluded.saved_by, saved_at = now();
  insert into public.ticket_design_versions (event_id, version, design, saved_by, note)
  values (save_ticket_design.event_id, next_version, save_ticket_design.design, save_ticket_design.user_id, save_ticket_design.note);
  delete from public.ticket_design_versions v
  where v.event_id = save_ticket_design.event_id and v.version <= next_version - 50;
  return jsonb_build_object('version', next_version);
end $$;

-- One name stands for one template: saving it again replaces it.
create function private.save_design_template(user_id bigint, promoter_id bigint, name text, design jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  saved bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('design_templates:' || save_design_template.promoter_id, 0));
  if not private.user_can(save_design_template.user_id, 2, 'promoter', save_design_template.promoter_id) then
    return private.refusal('not_allowed');
  end if;
  if (select count(*) from public.ticket_design_templates t
      where t.promoter_id = save_design_template.promoter_id and t.name <> save_design_template.name) >= 50 then
    return private.refusal('too_many_templates');
  end if;
  insert into public.ticket_design_templates as t (promoter_id, name, design, saved_by)
  values (save_design_template.promoter_id, save_design_template.name, save_design_template.design, save_design_template.user_id)
  on conflict on constraint ticket_design_templates_promoter_id_name_key do update
    set design = excluded.design, saved_by = excluded.saved_by, saved_at = now()
  returning t.id into saved;
  return jsonb_build_object('id', saved);
end $$;

create function private.keep_design_picture(user_id bigint, event_id bigint, type text, width int, height int, content bytea)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  kept uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('design_pictures:' || keep_design_picture.event_id, 0));
  if not private.user_can(keep_design_picture.user_id, 2, 'event', keep_design_picture.event_id) then
    return private.refusal('not_allowed');
  end if;
  if (select count(*) from private.ticket_design_pictures p where p.event_id = keep_design_picture.event_id) >= 100 then
    return private.refusal('too_many_design_pictures');
  end if;
  insert into private.ticket_design_pictures (event_id, type, width, height, content, added_by)
  values (keep_design_picture.event_id, keep_design_picture.type, keep_design_picture.width, keep_design_picture.height,
    keep_design_picture.content, keep_design_picture.user_id)
  returning id into kept;
  return jsonb_build_object('pictureId', kept, 'width', keep_design_picture.width, 'height', keep_design_picture.height);
end $$;
