import { startLimelight } from '../../server/limelight.ts';
import { createLog } from '../../server/log.ts';
import { parseSettings } from '../../server/settings.ts';
import { serveParent } from './serve-parent.ts';

/** The server under test. Without pages unless they are what is measured: their build would only delay the start. */
serveParent(async () => {
  const [dataDirectory = '', pages, settingsText = '{}'] = process.argv.slice(2);
  // Not from the environment: a DATABASE_URL of the shell is no place for throwaway data.
  const settings = parseSettings({
    DATA_DIR: dataDirectory,
    PORT: '0',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
    ...JSON.parse(settingsText),
  });
  const log = createLog(settings.logLevel);
  const { url, backend, stop } = await startLimelight({
    settings,
    log,
    pages: pages === 'built' ? 'built' : 'none',
    announce: () => {},
  });
  return { ready: { url, publishableKey: backend.publishableKey, databaseUrl: backend.databaseUrl }, stop };
});
