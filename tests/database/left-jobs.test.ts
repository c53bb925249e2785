import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function lockedJob(by: string, ago: string, queue: string | null = null): Promise<number> {
  const { sql } = database;
  const [job] =
    await sql`select id::int from graphile_worker.add_job('expire_orders', queue_name => ${queue})`;
  await sql`update graphile_worker._private_jobs set locked_by = ${by}, locked_at = now() - ${ago}::interval where id = ${job?.id}`;
  if (queue)
    await sql`update graphile_worker._private_job_queues set locked_by = ${by}, locked_at = now() - ${ago}::interval
      where queue_name = ${queue}`;
  return job?.id;
}

async function listLocked(): Promise<number[]> {
  const rows =
    await database.sql`select id::int from graphile_worker.jobs where locked_by is not null order by id`;
  return rows.map(({ id }) => id);
}

test('a job that its worker is not doing any more is free again; all others stay as they are', async () => {
  const { sql } = database;
  const left = await lockedJob('ours', '1 minute', 'a-queue');
  const running = await lockedJob('ours', '1 hour');
  const justTaken = await lockedJob('ours', '1 second');
  const anothers = await lockedJob('theirs', '1 hour');
  await sql`select private.free_left_jobs(array['ours'], array[${running}]::bigint[])`;
  expect(await listLocked()).toEqual([running, justTaken, anothers]);
  const [queue] =
    await sql`select locked_by as by from graphile_worker._private_job_queues where queue_name = 'a-queue'`;
  expect(queue?.by).toBeNull();
  expect(left).toBeGreaterThan(0);
});

test('a job of a worker that is gone, or was never known, is free again; one of a worker that lives is not', async () => {
  const { sql } = database;
  await sql`update graphile_worker._private_jobs set locked_by = null, locked_at = null`;
  const living = await sql.reserve();
  await living`set application_name = 'a-worker-that-lives'`;
  await sql`insert into private.workers values ('lives', 'a-worker-that-lives'), ('dead', 'a-worker-that-is-gone')`;
  const running = await lockedJob('lives', '9 minutes');
  await lockedJob('dead', '1 second');
  await lockedJob('never-known', '2 minutes', 'another-queue');
  const justBegun = await lockedJob('not-yet-known', '1 second');
  await sql`select private.free_jobs()`;
  expect(await listLocked()).toEqual([running, justBegun]);
  const [queue] =
    await sql`select locked_by as by from graphile_worker._private_job_queues where queue_name = 'another-queue'`;
  expect(queue?.by).toBeNull();
  expect(await sql`select id from private.workers`).toEqual([{ id: 'lives' }]);
  living.release();
});
