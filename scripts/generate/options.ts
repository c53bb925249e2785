import { parseArgs } from 'node:util';

export type GenerateOptions = {
  events: number;
  databaseUrl: string | undefined;
  force: boolean;
  help: boolean;
};

/** What was typed is wrong; the message says what would be right. */
export class UsageError extends Error {}

const MOST_EVENTS = 1_000_000;

export const usage = `npm run db:generate -- --events N [options]

  --events N          how many events, 1 to ${MOST_EVENTS}; venues, artists, promoters and people in proportion
  --database-url URL  fill this database instead of that of DATABASE_URL or DATA_DIR
  --force             also where people have accounts
  --help              show this text
`;

export function parseGenerateOptions(words: string[]): GenerateOptions {
  const { events, 'database-url': databaseUrl, force, help } = parseWords(words);
  if (help) return { events: 0, databaseUrl, force, help };
  if (events === undefined) throw new UsageError('--events is missing: how many events shall there be?');
  const count = Number(events);
  if (!/^\d+$/.test(events) || count < 1 || count > MOST_EVENTS) {
    throw new UsageError(`--events ${events} is not a whole number from 1 to ${MOST_EVENTS}.`);
  }
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/./.test(databaseUrl)) {
    throw new UsageError('--database-url must begin with postgres://.');
  }
  return { events: count, databaseUrl, force, help };
}

function parseWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      options: {
        events: { type: 'string' },
        'database-url': { type: 'string' },
        force: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
