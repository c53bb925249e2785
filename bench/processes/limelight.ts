import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '../../server/backend/start-backend.ts';
import { createHttpApp, type HttpState } from '../../server/http/app.ts';
import { closeServer, listen } from '../../server/http/http-server.ts';
import { createLog, routeConsoleToLog } from '../../server/log.ts';
import { parseSettings } from '../../server/settings.ts';
import { startWorker } from '../../server/worker.ts';
import { endPostgres } from '../data-directory.ts';
import { serveParent } from './serve-parent.ts';

const STOP_MS = 8_000;

/** The server under test: everything of Limelight but its pages, whose build would only delay the start. */
serveParent(async () => {
  const [dataDirectory = ''] = process.argv.slice(2);
  // Not from the environment: a DATABASE_URL of the shell is no place for throwaway data.
  const settings = parseSettings({ DATA_DIR: dataDirectory, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
  const log = createLog(settings.logLevel);
  routeConsoleToLog(log);
  const state: HttpState = {
    phase: 'starting',
    backend: undefined,
    pages: undefined,
    assets: undefined,
    worker: undefined,
    mailboxOpen: false,
  };
  const server = await listen(createHttpApp(state, log).fetch, settings.host, settings.port);
  const address = server.address();
  const url = `http://${settings.host}:${address && typeof address === 'object' ? address.port : 0}`;
  const backend = await startBackend(settings, url, log);
  server.on('upgrade', (request, socket, head) => backend.upgrade?.(request, socket, head));
  const worker = await startWorker(backend, log);
  Object.assign(state, { backend, worker: worker.health, phase: 'running' } satisfies Partial<HttpState>);
  return {
    ready: { url, publishableKey: backend.publishableKey, databaseUrl: backend.databaseUrl },
    async stop() {
      state.phase = 'stopping';
      const inOrder = async () => {
        await worker.stop();
        await backend.stop();
        await closeServer(server, 1000);
      };
      // Whatever keeps it from stopping in order, nothing may stay behind.
      await Promise.race([inOrder(), sleep(STOP_MS)]);
      await endPostgres(dataDirectory);
    },
  };
});
