import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { untilSomeoneWaits } from '../fixtures/waits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let owners: number[] = [];
let event = 0;
beforeEach(async () => {
  event += 1;
  const made =
    await database.sql`insert into public.users (display_name) values ('one'), ('two') returning id`;
  owners = made.map(({ id }) => Number(id));
  for (const owner of owners) {
    await database.sql`insert into public.user_permissions values (${owner}, 'event', ${event}, 4)`;
  }
});

/** Two transactions delete one owner each; the first commits only when the second is done or has to wait. */
async function removeEachOther(): Promise<string> {
  const [first, second] = await Promise.all([database.sql.reserve(), database.sql.reserve()]);
  await first`begin`;
  await second`begin`;
  await removeOwner(first, owners[0]);
  const outcome = removeOwner(second, owners[1]).then(
    () => 'removed',
    (error: Error) => error.message,
  );
  await Promise.race([outcome, untilSomeoneWaits(database.sql)]);
  await first`commit`;
  await outcome;
  await second`commit`;
  first.release();
  second.release();
  return outcome;
}

async function removeOwner(sql: postgres.ReservedSql, owner = 0): Promise<void> {
  await sql`delete from public.user_permissions where user_id = ${owner} and entity_type = 'event' and entity_id = ${event}`;
}

const countOwners = async () => {
  const [row] =
    await database.sql`select count(*)::int as count from public.user_permissions where entity_type = 'event' and entity_id = ${event}`;
  return row?.count;
};

test('without the lock both owners are gone', async () => {
  const { definition } =
    (await database.sql`select pg_get_functiondef('private.keep_one_owner'::regproc) as definition`)[0] ?? {};
  const withoutLock = String(definition).replace(/perform pg_advisory_xact_lock[^;]+;/, '');
  expect(withoutLock).not.toBe(definition);
  await database.sql.unsafe(withoutLock);
  try {
    expect(await removeEachOther()).toBe('removed');
    expect(await countOwners()).toBe(0);
  } finally {
    await database.sql.unsafe(String(definition));
  }
});

test('with it the second is refused and one owner stays', async () => {
  expect(await removeEachOther()).toBe('last_owner');
  expect(await countOwners()).toBe(1);
});

test('a hundred at once on ten owners leave exactly one', async () => {
  const made =
    await database.sql`insert into public.users (display_name) select 'many' from generate_series(1, 8) returning id`;
  for (const { id } of made)
    await database.sql`insert into public.user_permissions values (${id}, 'event', ${event}, 4)`;
  const all = [...owners, ...made.map(({ id }) => Number(id))];
  const attempts = Array.from({ length: 100 }, (_, index) => all[index % all.length] ?? 0);
  await Promise.allSettled(
    attempts.map(
      (owner) =>
        database.sql`delete from public.user_permissions where user_id = ${owner} and entity_id = ${event}`,
    ),
  );
  expect(await countOwners()).toBe(1);
});
