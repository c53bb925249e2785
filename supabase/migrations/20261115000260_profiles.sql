-- What people show of themselves: handle, words, picture (docs/glossary.md: user, handle, visibility).

create type public.visibility as enum ('everyone', 'followers', 'nobody');

alter table public.users
  -- Whoever takes a handle has a public profile; without one a person is seen by their teams alone.
  add column handle text unique constraint handle_form check (handle ~ '^[a-z0-9_]{3,30}$'),
  add column bio text not null default '' constraint bio_length check (char_length(bio) <= 500),
  add column going_visibility public.visibility not null default 'followers',
  add column timetable_visibility public.visibility not null default 'followers',
  add column is_public boolean not null generated always as (handle is not null and suspended_at is null) stored;
grant update (handle, bio, going_visibility, timetable_visibility) on public.users to authenticated;

create policy "everyone can read public profiles" on public.users
  for select to anon, authenticated using (is_public);

alter table public.users
  add column picture_path text,
  -- Where the eye should land, as shares of the width and the height.
  add column picture_focus_x real not null default 0.5 check (picture_focus_x between 0 and 1),
  add column picture_focus_y real not null default 0.5 check (picture_focus_y between 0 and 1),
  -- One file in the person's own folder and nothing that leads out of it. Whoever has no account any more has
  -- no folder either: the comparison with null lets their row stand.
  add constraint picture_in_own_folder
    check (picture_path ~ ('^' || supabase_id || '/[a-z0-9]+\.(jpg|png|webp)$'));
grant update (picture_path, picture_focus_x, picture_focus_y) on public.users to authenticated;

-- Files ----------------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'profile-pictures', 'profile-pictures', true, 5 * 1024 * 1024, array['image/jpeg', 'image/png', 'image/webp']
);

-- Whose folder it is: nobody's while they are suspended.
create function private.current_auth_id()
returns uuid
language sql stable
set search_path = ''
as $$
  select auth.uid() where private.current_user_id() is not null
$$;
grant execute on function private.current_auth_id to authenticated;

-- Definer: a policy that counted the table it is on would ask itself without end.
create function private.count_own_pictures()
returns int
language sql stable security definer
set search_path = ''
as $$
  select count(*)::int from storage.objects
  where bucket_id = 'profile-pictures' and name like auth.uid() || '/%'
$$;
grant execute on function private.count_own_pictures to authenticated;

create policy "people can see the files of their own profile picture" on storage.objects
  for select to authenticated
  using (bucket_id = 'profile-pictures' and (storage.foldername(name))[1] = (select private.current_auth_id())::text);
-- One picture is shown; a few more may be left behind by lost connections until the next one is saved.
create policy "people can add a few profile pictures to their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'profile-pictures' and (storage.foldername(name))[1] = (select private.current_auth_id())::text
    and private.count_own_pictures() < 10
  );
create policy "people can change profile pictures in their own folder" on storage.objects
  for update to authenticated
  using (bucket_id = 'profile-pictures' and (storage.foldername(name))[1] = (select private.current_auth_id())::text)
  with check (bucket_id = 'profile-pictures' and (storage.foldername(name))[1] = (select private.current_auth_id())::text);
create policy "people can remove profile pictures from their own folder" on storage.objects
  for delete to authenticated
  using (bucket_id = 'profile-pictures' and (storage.foldername(name))[1] = (select private.current_auth_id())::text);
