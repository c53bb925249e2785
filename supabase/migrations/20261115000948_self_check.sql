-- What /admin/test writes, sends and puts away to see whether it arrives (app/services/self-check). All of it is taken
-- away again at once; what a check left behind that was cut short goes with the next.

create table private.self_checks (
  id uuid primary key,
  note text not null check (char_length(note) <= 100),
  made_at timestamptz not null default clock_timestamp(),
  -- When the worker came to it.
  ran_at timestamptz
);
alter table private.self_checks enable row level security;
revoke all on private.self_checks from anon, authenticated;
grant select, insert, update, delete on private.self_checks to service_role;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('self-checks', 'self-checks', false, 1024, array['text/plain']);

create policy "staff can put files to the test" on storage.objects
  for insert to authenticated with check (bucket_id = 'self-checks' and (select private.is_staff()));
create policy "staff can read files of the test" on storage.objects
  for select to authenticated using (bucket_id = 'self-checks' and (select private.is_staff()));
create policy "staff can remove files of the test" on storage.objects
  for delete to authenticated using (bucket_id = 'self-checks' and (select private.is_staff()));

create policy "staff can listen to the test" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and realtime.topic() like 'self-check:%' and (select private.is_staff()));
create policy "staff can answer the test" on realtime.messages
  for insert to authenticated
  with check (extension = 'broadcast' and realtime.topic() like 'self-check:%' and (select private.is_staff()));
