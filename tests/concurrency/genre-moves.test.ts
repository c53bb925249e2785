import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { untilSomeoneWaits } from '../fixtures/waits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const place = (sql: postgres.Sql | postgres.ReservedSql, genre: number, parent: number) =>
  sql`update public.genres set parent_id = ${parent} where id = ${genre}`;

/** Two transactions put two genres below each other; the first commits when the second is done or has to wait. */
async function moveBelowEachOther(names: [string, string]): Promise<{ outcome: string; circle: boolean }> {
  const { genre } = catalogueOf(database.sql);
  const [one, other] = [await genre(names[0]), await genre(names[1])];
  const [first, second] = await Promise.all([database.sql.reserve(), database.sql.reserve()]);
  await first`begin`;
  await second`begin`;
  await place(first, one, other);
  const outcome = place(second, other, one).then(
    () => 'moved',
    (error: Error) => error.message,
  );
  await Promise.race([outcome, untilSomeoneWaits(database.sql)]);
  await first`commit`;
  const said = await outcome;
  await (said === 'moved' ? second`commit` : second`rollback`);
  first.release();
  second.release();
  const [row] = await database.sql`
    select a.parent_id = b.id and b.parent_id = a.id as circle from public.genres a, public.genres b
    where a.id = ${one} and b.id = ${other}`;
  return { outcome: said, circle: row?.circle === true };
}

test('without the lock two moves that are fine alone close a circle', async () => {
  const [{ definition } = { definition: '' }] =
    await database.sql`select pg_get_functiondef('private.lock_genre_tree'::regproc) as definition`;
  const withoutLock = String(definition).replace(/select pg_advisory_xact_lock[^\n]+/, 'select');
  expect(withoutLock).not.toBe(definition);
  await database.sql.unsafe(withoutLock);
  try {
    expect(await moveBelowEachOther(['Dub', 'Ska'])).toEqual({ outcome: 'moved', circle: true });
    await database.sql`update public.genres set parent_id = null`;
  } finally {
    await database.sql.unsafe(String(definition));
  }
});

test('with it the second waits, sees the first and is refused', async () => {
  expect(await moveBelowEachOther(['Soul', 'Funk'])).toEqual({ outcome: 'genre_circle', circle: false });
});

test('fifty moves at once leave a tree', async () => {
  const { genre } = catalogueOf(database.sql);
  const ids: number[] = [];
  for (let n = 0; n < 8; n += 1) ids.push(await genre(`Many ${n}`));
  const moves = Array.from({ length: 50 }, (_, n) => [ids[n % 8] ?? 0, ids[(n * 3 + 1) % 8] ?? 0] as const);
  await Promise.allSettled(moves.map(([one, other]) => place(database.sql, one, other)));
  const [row] = await database.sql`
    with recursive down (id) as (
      select id from public.genres where parent_id is null
      union all select g.id from public.genres g join down d on g.parent_id = d.id
    )
    select (select count(*) from down)::int as reached, (select count(*) from public.genres)::int as there`;
  expect(row?.reached).toBe(row?.there);
});
