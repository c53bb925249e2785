import { parseArgs } from 'node:util';

export type Options = {
  names: string[];
  seconds: number;
  json: string | undefined;
  list: boolean;
  help: boolean;
};

/** What was typed is wrong; the message says what would be right. */
export class UsageError extends Error {}

const DEFAULT_SECONDS = 8;
/** As long as memory has to be looked at before it can be said not to grow. */
const MOST_SECONDS = 1800;

export const usage = `npm run bench -- [NAME…] [options]

  NAME…          run these scenarios only, instead of all
  --list         list the scenarios
  --seconds N    measure each side of a scenario for N seconds, 1 to ${MOST_SECONDS} (${DEFAULT_SECONDS})
  --json FILE    also write the figures to FILE
  --help         show this text
`;

export function parseOptions(words: string[], known: string[]): Options {
  const { values, positionals } = parseWords(words);
  for (const name of positionals) {
    if (!known.includes(name)) {
      throw new UsageError(`There is no scenario '${name}'. There are: ${known.join(', ')}.`);
    }
  }
  if (values.json === '') throw new UsageError('--json needs the name of a file.');
  return {
    names: positionals.length === 0 ? known : known.filter((name) => positionals.includes(name)),
    seconds: values.seconds === undefined ? DEFAULT_SECONDS : readSeconds(values.seconds),
    json: values.json,
    list: values.list,
    help: values.help,
  };
}

function parseWords(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        seconds: { type: 'string' },
        json: { type: 'string' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (text.trim() === '' || !(seconds >= 1 && seconds <= MOST_SECONDS)) {
    throw new UsageError(`--seconds ${text} is not a number from 1 to ${MOST_SECONDS}.`);
  }
  return seconds;
}
