import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from '../server/backend/postgres/directory-lock.ts';
import { parseSettings } from '../server/settings.ts';

/** Empties the embedded database and its files; the next start makes them anew, demo included. */
const { backend, dataDirectory } = parseSettings(process.env);
if (backend.mode !== 'embedded') {
  console.error(
    'db:reset empties only the embedded database. Unset DATABASE_URL, or empty your own database yourself.',
  );
  process.exit(1);
}
try {
  const unlock = await lockDirectory(dataDirectory);
  for (const part of ['postgres', 'postgres.json', 'storage']) {
    await rm(join(dataDirectory, part), { recursive: true, force: true });
  }
  await unlock();
  console.log(`${dataDirectory} is empty. \`npm start\` fills it again.`);
} catch (error) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    console.log('There is no database yet.');
  else {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
