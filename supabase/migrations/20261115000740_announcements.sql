-- What is new on Limelight: short notes of its staff, which everyone they are for sees once (docs/glossary.md: announcement).

create table public.announcements (
  id bigint generated always as identity primary key,
  title text not null constraint announcement_title_length check (char_length(btrim(title)) between 1 and 80),
  body text not null constraint announcement_body_length check (char_length(btrim(body)) between 1 and 1000),
  link_to text constraint announcement_link_form check (char_length(link_to) <= 300 and link_to ~ '^(https?://[^\s<>"\\]{3,}|/([^\s<>"\\/][^\s<>"\\]*)?)$'),
  link_label text constraint announcement_label_length check (char_length(btrim(link_label)) between 1 and 40),
  -- Everyone, strangers included; whoever changes something somewhere; whoever scans.
  audience text not null default 'all' constraint announcement_audience check (audience in ('all', 'organisers', 'scanners')),
  -- Null is a draft. Without an end it stays until somebody ends it.
  from_at timestamptz,
  until_at timestamptz,
  created_by bigint references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  constraint announcement_link_together check ((link_to is null) = (link_label is null)),
  constraint announcement_ends_after_start check (until_at > from_at),
  constraint announcement_end_has_start check (until_at is null or from_at is not null)
);
create index announcements_by_author on public.announcements (created_by);
create index announcements_by_start on public.announcements (from_at);
create trigger count_version before update on public.announcements for each row execute function private.count_version();

alter table public.announcements enable row level security;
revoke all on public.announcements from anon, authenticated;
grant select on public.announcements to authenticated;
create policy "staff can read every announcement" on public.announcements
  for select to authenticated using ((select private.is_staff()));

-- What somebody with an account did with one. Strangers are not counted: their device remembers.
create table private.announcement_views (
  announcement_id bigint not null references public.announcements (id) on delete cascade,
  user_id bigint not null references public.users (id) on delete cascade,
  seen_at timestamptz not null default now(),
  dismissed_at timestamptz,
  opened_at timestamptz,
  primary key (announcement_id, user_id)
);
create index announcement_views_by_user on private.announcement_views (user_id);
alter table private.announcement_views enable row level security;
revoke all on private.announcement_views from anon, authenticated;

create function private.is_in_audience(audience text, viewer bigint)
returns boolean
language sql stable
set search_path = ''
as $$
  select case audience
    when 'all' then true
    when 'organisers' then exists (select from public.user_permissions p where p.user_id = viewer and p.permission_level >= 2)
    when 'scanners' then exists (select from public.user_permissions p where p.user_id = viewer and p.permission_level = 1)
      or exists (select from public.scanner_devices d where d.user_id = viewer)
    else false
  end
$$;

-- What visitors call ---------------------------------------------------------------------------------

-- Definer: visitors read no announcement but what is out, is for them and was not seen. Oldest first: news have an order.
-- Whoever came after it was out knows nothing else: to them it is not new.
create function public.list_unseen_announcements()
returns table (id bigint, title text, body text, link_to text, link_label text)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer bigint := private.current_user_id();
begin
  return query
  select a.id, a.title, a.body, a.link_to, a.link_label
  from public.announcements a
  where a.from_at <= now() and (a.until_at is null or a.until_at > now())
    and private.is_in_audience(a.audience, viewer)
    and not exists (select from private.announcement_views v where v.announcement_id = a.id and v.user_id = viewer)
    and not exists (select from public.users u where u.id = viewer and u.created_at > greatest(a.created_at, a.from_at))
  order by a.from_at, a.id limit 5;
end $$;
grant execute on function public.list_unseen_announcements to anon, authenticated, service_role;

-- Definer: people write nothing here but what they did with it. Seen twice stays seen at first.
create function public.mark_announcement(announcement_id bigint, done text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  viewer bigint := private.current_user_id();
begin
  if done is null or done not in ('seen', 'dismissed', 'opened') then
    perform private.refuse('invalid_value', 400);
  end if;
  insert into private.announcement_views as v (announcement_id, user_id, dismissed_at, opened_at)
  select a.id, viewer, case done when 'dismissed' then now() end, case done when 'opened' then now() end
  from public.announcements a
  where a.id = mark_announcement.announcement_id and viewer is not null and a.from_at <= now()
    and private.is_in_audience(a.audience, viewer)
  on conflict on constraint announcement_views_pkey do update set
    dismissed_at = coalesce(v.dismissed_at, excluded.dismissed_at), opened_at = coalesce(v.opened_at, excluded.opened_at);
end $$;
grant execute on function public.mark_announcement to authenticated, service_role;

-- What staff call ------------------------------------------------------------------------------------

create function private.require_staff()
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_staff() then
    perform private.refuse('not_allowed', 403);
  end if;
end $$;

-- Definer, all that follow: the tables take no writes from people, and views are nobody's to read.
create function public.list_announcements()
returns table (
  id bigint, title text, body text, link_to text, link_label text, audience text, from_at timestamptz, until_at timestamptz,
  state text, version int, seen int, dismissed int, opened int
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return query
  select a.id, a.title, a.body, a.link_to, a.link_label, a.audience, a.from_at, a.until_at,
    case when a.from_at is null then 'draft' when a.until_at <= now() then 'ended' when a.from_at > now() then 'scheduled' else 'out' end,
    a.version, count(v.user_id)::int, count(v.dismissed_at)::int, count(v.opened_at)::int
  from (select * from public.announcements q order by q.id desc limit 100) a
  left join private.announcement_views v on v.announcement_id = a.id
  group by a.id, a.title, a.body, a.link_to, a.link_label, a.audience, a.from_at, a.until_at, a.version
  order by a.id desc;
end $$;

-- `seen` is the version that was looked at. Of one that is out, what it says can be mended; whom it is for stays.
create function public.save_announcement(content jsonb, announcement_id bigint default null, seen int default null)
returns bigint
language plpgsql security definer
set search_path = ''
as $$
declare
  before public.announcements;
  wanted public.announcements;
begin
  perform private.require_staff();
  if save_announcement.announcement_id is not null then
    select * into before from public.announcements a where a.id = save_announcement.announcement_id for update;
    if not found then
      perform private.refuse('not_found', 404);
    end if;
    if seen is not null and seen <> before.version then
      perform private.refuse('changed_meanwhile');
    end if;
  end if;
  wanted := jsonb_populate_record(before, private.sent_object(content));
  wanted.audience := coalesce(wanted.audience, 'all');
  if before.from_at <= now() and wanted.audience <> before.audience then
    perform private.refuse('announcement_is_out');
  end if;
  if before.id is null then
    insert into public.announcements as a (title, body, link_to, link_label, audience, from_at, until_at, created_by)
    values (btrim(wanted.title), btrim(wanted.body), wanted.link_to, wanted.link_label, wanted.audience, wanted.from_at, wanted.until_at,
      private.current_user_id())
    returning a.id into wanted.id;
  else
    update public.announcements a set title = btrim(wanted.title), body = btrim(wanted.body), link_to = wanted.link_to,
      link_label = wanted.link_label, audience = wanted.audience, from_at = wanted.from_at, until_at = wanted.until_at
    where a.id = before.id;
    wanted.id := before.id;
  end if;
  return wanted.id;
end $$;

-- One that has not begun goes back to being a draft.
create function public.end_announcement(announcement_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.announcements a set
    from_at = case when a.from_at >= now() then null else a.from_at end,
    until_at = case when a.from_at >= now() then null else now() end
  where a.id = end_announcement.announcement_id and a.from_at is not null and (a.until_at is null or a.until_at > now());
end $$;

-- What somebody may have seen stays, with its counts.
create function public.delete_announcement(announcement_id bigint)
returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  delete from public.announcements a
  where a.id = delete_announcement.announcement_id and (a.from_at is null or a.from_at > now());
  if not found and exists (select from public.announcements a where a.id = delete_announcement.announcement_id) then
    perform private.refuse('announcement_is_out');
  end if;
end $$;

grant execute on function public.list_announcements, public.save_announcement, public.end_announcement, public.delete_announcement
  to authenticated, service_role;
