import { format } from 'node:util';
import { type Logger, pino } from 'pino';
import { maskText } from './mask-text.ts';

export type { Logger } from 'pino';

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    redact: ['password', 'token', 'authorization', 'cookie', '*.password', '*.token'],
    hooks: {
      // What libraries say may quote anything that somebody sent.
      logMethod(this: Logger, words: Parameters<pino.LogFn>, method: pino.LogFn) {
        const masked = words.map((word) => (typeof word === 'string' ? maskText(word) : word));
        method.apply(this, masked as Parameters<pino.LogFn>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** PostgreSQL quotes whole rows in the details of its errors, and the payment provider's repeat what was sent. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return maskText(String(error));
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: name,
    message: maskText(message),
    ...(code !== undefined && { code }),
    ...(stack && { stack: maskText(stack) }),
    ...(cause !== undefined && { cause: describeError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
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
