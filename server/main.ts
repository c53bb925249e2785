import { startLimelight } from './limelight.ts';
import { createLog } from './log.ts';
import { parseSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const development = process.argv.includes('--development');

try {
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel);
  const limelight = await startLimelight({
    settings,
    log,
    development,
    announce: (text) => process.stdout.write(text),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      limelight.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\nLimelight did not start.\n${words}\n\n`);
  process.exit(1);
}
