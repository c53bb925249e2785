import { type Limelight, startLimelight } from './limelight.ts';
import { createLog, type Logger } from './log.ts';
import { parseSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const longestStop = 60_000;
const pages = process.argv.includes('--development') ? 'development' : 'built';

try {
  const settings = parseSettings(process.env);
  const log = createLog(settings.logLevel);
  // A database connection that is lost in the middle of its first exchange rejects where nobody can listen;
  // a database that restarts must not take the pages with it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left alone'));
  const announce = (text: string) => process.stdout.write(text);
  const starting = startLimelight({ settings, log, pages, announce });
  stopOnSignal(starting, log);
  await starting;
} catch (error) {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\nLimelight did not start.\n${words}\n\n`);
  process.exit(1);
}

/** A signal during the start waits for it to end, so that PostgreSQL is never left half-started. */
function stopOnSignal(starting: Promise<Limelight>, log: Logger): void {
  const stop = async () => {
    // A part that cannot be stopped, such as a database that is gone, must not keep the process for ever.
    setTimeout(() => process.exit(1), longestStop).unref();
    try {
      await (await starting).stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  // The development server of the pages ends the process at once on a signal; ours has more to put away. Ours is never
  // taken off, not even to be put back: a signal that arrives in between would be lost.
  const stopAlone = () => {
    for (const signal of signals)
      for (const listener of process.listeners(signal))
        if (listener !== stop) process.removeListener(signal, listener);
  };
  starting.then(stopAlone, () => {});
}
