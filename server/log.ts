import { format } from 'node:util';
import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
  });
}

/**
 * Libraries of the backend write refused requests to the console; they belong into the log, where the
 * level decides, and not between the lines of a person's terminal.
 */
export function routeConsoleToLog(log: Logger): void {
  const library = log.child({ source: 'library' });
  console.error = (...words: unknown[]) => library.debug(format(...words));
  console.warn = (...words: unknown[]) => library.debug(format(...words));
}
