import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLimelight } from '../server/limelight.ts';
import { createLog } from '../server/log.ts';
import { parseSettings } from '../server/settings.ts';
import { readVersion } from './backup/take-backup.ts';
import { writeDatabase } from './backup/write-database.ts';
import { fail } from './open-database.ts';

/**
 * Run once for every release: keeps the demo as this version leaves it in tests/releases, where
 * tests/database/upgrade.test.ts finds it and brings it to whatever comes later.
 */
const limelight = await readVersion();
const target = join(import.meta.dirname, '../tests/releases', `${limelight}.sql.gz`);
const directory = await mkdtemp(join(tmpdir(), 'limelight-release-'));
try {
  const settings = parseSettings({ DATA_DIR: directory, PORT: '0' });
  const running = await startLimelight({
    settings,
    log: createLog('warn'),
    pages: 'none',
    announce: () => {},
  });
  const { sql } = running.backend;
  try {
    await mkdir(join(target, '..'), { recursive: true });
    const tables = await sql.begin('isolation level repeatable read', async (transaction) => {
      // Nobody is left to do them, and in a year they would look stuck.
      await transaction`delete from graphile_worker._private_jobs`;
      await transaction`delete from private.workers`;
      return writeDatabase(transaction, target, { limelight, takenAt: new Date() });
    });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${target}: ${rows} rows of ${Object.keys(tables).length} tables.`);
  } finally {
    await running.stop();
  }
} catch (error) {
  fail(error);
} finally {
  await rm(directory, { recursive: true, force: true });
}
