import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsOf, prepareEmpty } from '../../scripts/backup/prepare-empty.ts';
import { readHead, restoreDatabase } from '../../scripts/backup/restore-database.ts';
import { listDifferences, reconcile } from '../../scripts/reconcile/reconcile.ts';
import { readMigrations } from '../../server/backend/migrations.ts';
import { createEmptyDatabase } from '../fixtures/database.ts';

const folder = join(import.meta.dirname, '../releases');
const releases = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.sql.gz'));

test('the database of every release becomes that of this version, and its books agree', async ({ skip }) => {
  if (releases.length === 0) skip('no release has been made yet: node scripts/release-snapshot.ts keeps one');
  for (const release of releases) {
    const file = join(folder, release);
    const { sql, url, drop } = await createEmptyDatabase();
    try {
      await prepareEmpty(sql, url, await migrationsOf(await readHead(file)));
      const before = await restoreDatabase(sql, file);
      await prepareEmpty(sql, url, await readMigrations());
      expect(listDifferences(await reconcile(sql)), release).toEqual([]);
      const [orders] = await sql`select count(*)::int from public.orders`;
      expect(orders?.count, release).toBe(before['public.orders']?.rows);
    } finally {
      await drop();
    }
  }
}, 180_000);
