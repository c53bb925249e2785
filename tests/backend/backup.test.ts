import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { takeBackup } from '../../scripts/backup/take-backup.ts';
import { listDifferences, reconcile } from '../../scripts/reconcile/reconcile.ts';
import { createFileStore } from '../../server/backend/storage/file-store.ts';
import { parseSettings } from '../../server/settings.ts';
import { createEmptyDatabase, type TestDatabase } from '../fixtures/database.ts';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
let directory: string;
let target: TestDatabase;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'limelight-backup-'));
  world = await createPaymentWorld();
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await world.stop();
  await target.drop();
  await rm(directory, { recursive: true, force: true });
});

const backup = () => join(directory, 'backup');
const into = (name: string) => parseSettings({ DATABASE_URL: target.url, DATA_DIR: join(directory, name) });

/** A picture that is replaced again and again, its old content removed at once. */
async function replacePicture(isOver: () => boolean): Promise<void> {
  const files = createFileStore(join(directory, 'live/storage'));
  const { sql } = world;
  for (let count = 1, old = ''; !isOver(); count += 1) {
    const { version } = await files.write(content(`picture ${count}`));
    await sql`insert into storage.objects (bucket_id, name, version) values ('pictures', 'a.webp', ${version})
      on conflict (bucket_id, name) do update set version = excluded.version`;
    await files.remove(old);
    old = version;
  }
}

async function* content(text: string) {
  yield Buffer.from(text);
}

test('taken during a sale and restored elsewhere, it is whole and its books agree', async () => {
  const bought: number[] = [];
  let isOver = false;
  const buy = async () => {
    while (!isOver) bought.push((await world.bought()).orderId);
  };
  const crowd = Promise.all([buy(), buy(), buy(), replacePicture(() => isOver)]);
  await expect.poll(() => bought.length, { timeout: 20_000 }).toBeGreaterThan(3);
  const before = [...bought];
  const manifest = await takeBackup({
    sql: world.connect(),
    dataDirectory: join(directory, 'live'),
    folder: backup(),
  });
  isOver = true;
  await crowd;

  expect(manifest.files).toMatchObject({ count: 1, missing: [] });
  await restoreBackup(backup(), into('restored'));
  expect(listDifferences(await reconcile(target.sql))).toEqual([]);
  const paid =
    await target.sql`select id::int from public.orders where id = any (${before}) and status = 'paid'`;
  expect(paid).toHaveLength(before.length);
  const [picture] = await target.sql`select version from storage.objects`;
  const file = await createFileStore(join(directory, 'restored/storage')).openContent(picture?.version);
  expect((await file?.readFile())?.toString()).toMatch(/^picture \d+$/);
  await file?.close();
  const [key] = await target.sql`select private.pack_epoch() > 0 as "isAnew"`;
  expect(key?.isAnew).toBe(true);
  // Numbers go on where they were.
  const [{ id } = { id: 0 }] =
    await target.sql`insert into public.genres (name) values ('After') returning id::int`;
  expect(id).toBeGreaterThan(0);
});

describe('what cannot be restored is refused in one sentence, and nothing is touched', () => {
  const damaged = async (name: string, damage: (folder: string) => Promise<void>) => {
    const folder = join(directory, name);
    await cp(backup(), folder, { recursive: true });
    await damage(folder);
    return restoreBackup(folder, into(`${name}-target`));
  };

  test('a folder that is no backup', async () => {
    await expect(restoreBackup(directory, into('x'))).rejects.toThrow('is not a backup of Limelight');
  });
  test('a database that was cut off', async () => {
    const cut = damaged('cut', (folder) => truncate(join(folder, 'database.sql.gz'), 2000));
    await expect(cut).rejects.toThrow('The backup is damaged: database.sql.gz');
  });
  test('a file that is missing or another one', async () => {
    const content = async (folder: string) =>
      (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).slice(66).trimEnd();
    const missing = damaged('missing', async (folder) => rm(join(folder, await content(folder))));
    await expect(missing).rejects.toThrow(/is missing/);
    const other = damaged('other', async (folder) => writeFile(join(folder, await content(folder)), 'x'));
    await expect(other).rejects.toThrow(/is not what was written/);
  });
  test('a database that has something in it', async () => {
    await expect(restoreBackup(backup(), into('again'))).rejects.toThrow('is not empty');
    expect(await readdir(join(directory, 'again'))).toEqual([]);
  });
  test('a folder that has something in it', async () => {
    await expect(restoreBackup(backup(), into('restored'))).rejects.toThrow(/DATA_DIR=.* is not empty/);
  });
});
