-- A process that is killed before it has said that it works on the queue, or whose row went while the database was away, leaves jobs
-- that are locked in a name that nobody has. They are free again after a minute; whoever works is in the list long before.
create or replace function private.free_jobs()
returns void
language plpgsql
set search_path = ''
as $$
declare
  gone text[];
begin
  with dead as (
    delete from private.workers w
    where not exists (select from pg_catalog.pg_stat_activity a where a.application_name = w.connection_name)
    returning w.id
  ), held as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ), nobodys as (
    select locked_by from held
    where locked_at < now() - interval '1 minute' and not exists (select from private.workers w where w.id = held.locked_by)
  )
  select array_agg(id) into gone from (select id from dead union select locked_by from nobodys) all_gone;
  if gone is not null then
    perform graphile_worker.force_unlock_workers(gone);
  end if;
end $$;
