import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { doorOf } from '../fixtures/door.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a cursor of an earlier life of the database means nothing: the phone gets the whole', async () => {
  const { sql } = database;
  const door = doorOf(sql);
  const { event } = await door.night({ tickets: 3 });
  const { deviceId } = await door.device(event);
  const pack = async (since: string | null) => {
    const [row] = await sql`select private.event_pack(${deviceId}, ${since}::xid8) as pack`;
    return row?.pack;
  };
  const first = await pack(null);
  // What others of this cluster are in the middle of may be told once more, never less.
  expect(await pack(first.cursor)).toMatchObject({ whole: false });
  await sql`select private.begin_pack_epoch()`;
  const restored = await pack(first.cursor);
  expect(restored).toMatchObject({ whole: true });
  expect(restored.tickets).toHaveLength(3);
  expect(restored.cursor).toMatch(/^\d{19}$/);
  expect(await pack(restored.cursor)).toMatchObject({ whole: false });
});
