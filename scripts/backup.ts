import { join, resolve } from 'node:path';
import { connectTrusted } from '../server/backend/database.ts';
import { parseSettings } from '../server/settings.ts';
import { takeBackup } from './backup/take-backup.ts';
import { fail, openDatabase } from './open-database.ts';

/** `npm run backup [FOLDER]`: database and files of one moment, also while Limelight runs. */
const name = `limelight-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const folder = resolve(process.argv[2] ?? join('backups', name));
try {
  const settings = parseSettings(process.env);
  if (settings.backend.mode === 'supabase')
    throw new Error(
      'Supabase keeps backups of its projects itself (docs/operations.md, "Backup and restore").',
    );
  const database = await openDatabase(settings);
  const sql = connectTrusted(database.url, { max: 1 });
  try {
    const { files, tables } = await takeBackup({ sql, dataDirectory: settings.dataDirectory, folder });
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.count} files.`);
    if (files.missing.length > 0)
      console.error(
        `${files.missing.length} files that the database names are not on the disk (see manifest.json).`,
      );
  } finally {
    await sql.end();
    await database.stop();
  }
} catch (error) {
  fail(error);
}
