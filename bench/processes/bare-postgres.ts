import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/backend/postgres/embedded-postgres.ts';
import { loadClusterPassword } from '../../server/backend/secrets.ts';
import { createLog } from '../../server/log.ts';
import { serveParent } from './serve-parent.ts';

/** The limit of a start: PostgreSQL alone on the same data directory, made first where there is none. */
serveParent(async () => {
  const [dataDirectory = ''] = process.argv.slice(2);
  const password = await loadClusterPassword(dataDirectory);
  const log = createLog('warn');
  const began = performance.now();
  const postgres = await startEmbeddedPostgres({
    directory: join(dataDirectory, 'postgres'),
    password,
    durable: true,
    log,
  });
  const milliseconds = performance.now() - began;
  return { ready: { milliseconds }, stop: () => postgres.stop() };
});
