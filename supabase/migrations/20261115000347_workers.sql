-- Who works on the queue. A process that is killed leaves its jobs locked, and the library would free them after hours.
create table private.workers (
  id text primary key,
  -- As the worker's process is called in the database's list of connections: while it is there, the worker lives.
  connection_name text not null
);
alter table private.workers enable row level security;
revoke all on private.workers from anon, authenticated;

-- Called when a worker starts, and every minute.
create function private.free_jobs()
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
  )
  select array_agg(id) into gone from dead;
  if gone is not null then
    perform graphile_worker.force_unlock_workers(gone);
  end if;
end $$;

-- A worker that lives, and whose database was gone when it wanted to say that a job is done: the job would stay locked for
-- hours. Called by the worker itself, which knows what it is really doing; what was done is done once more.
create function private.free_left_jobs(pool_ids text[], running bigint[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  update graphile_worker._private_jobs j set locked_at = null, locked_by = null
  where j.locked_by = any (pool_ids) and j.id <> all (running) and j.locked_at < now() - interval '30 seconds';
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  where q.locked_by = any (pool_ids) and q.locked_at < now() - interval '30 seconds'
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_at is not null);
end $$;
