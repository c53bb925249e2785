import { resolve } from 'node:path';
import { parseSettings } from '../server/settings.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { fail } from './open-database.ts';

/** `DATA_DIR=… npm run restore FOLDER`: what `npm run backup` wrote, into an empty DATA_DIR. */
const [folder] = process.argv.slice(2);
if (!folder) fail('Usage: DATA_DIR=<an empty folder> npm run restore <the folder of a backup>');
try {
  const settings = parseSettings(process.env);
  if (settings.backend.mode === 'supabase')
    throw new Error(
      'A Supabase project is restored in its dashboard (docs/operations.md, "Backup and restore").',
    );
  const { takenAt, files } = await restoreBackup(resolve(folder), settings);
  console.log(
    `${settings.dataDirectory} is as it was at ${takenAt}, with ${files.count} files. \`npm start\` starts it.`,
  );
} catch (error) {
  fail(error);
}
