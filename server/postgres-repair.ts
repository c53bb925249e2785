import module from 'node:module';
import { StartError } from './start-error.ts';

const file = /\/node_modules\/postgres\/src\/connection\.js$/;

/** What stands in postgres 3.4.9, and what must stand there. */
const repairs: [wrong: string, right: string][] = [
  [
    '  function nextWrite(fn) {\n    const x = socket.write(chunk, fn)',
    `  function nextWrite(fn) {
    if (socket === null) {
      clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
    const x = socket.write(chunk, fn)`,
  ],
  [
    '    clearImmediate(nextWriteTimer)\n    socket.removeListener',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener',
  ],
];

/**
 * A query on a connection that PostgreSQL has just closed writes to a socket that is gone: the error reaches nobody and
 * ends the process, or the connection keeps half a query and answers never again (porsager/postgres#1208, #1154). Until
 * a version of the library has it, its source is put right while it is loaded.
 */
export function repairPostgres(): void {
  module.registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!file.test(url)) return loaded;
      return { ...loaded, source: repair(Buffer.from(loaded.source as Uint8Array).toString()) };
    },
  });
}

export function repair(source: string): string {
  return repairs.reduce((text, [wrong, right]) => {
    if (text.split(wrong).length !== 2)
      throw new StartError(
        'The library `postgres` is another one than server/postgres-repair.ts repairs: look whether it still has to.',
      );
    return text.replace(wrong, () => right);
  }, source);
}
