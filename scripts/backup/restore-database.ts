import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type postgres from 'postgres';
import {
  BackupError,
  copyEnd,
  endMark,
  type Head,
  head,
  headMark,
  parseMarked,
  type TableSums,
  tableSums,
} from './database-file.ts';
import { linesOf } from './lines.ts';
import { createRowSum } from './row-sum.ts';
import { listTables, type Table } from './tables.ts';
import { copyOut } from './write-database.ts';

function openLines(path: string): AsyncGenerator<Buffer> {
  const bytes = createReadStream(path).on('error', (error) => unpacked.destroy(error));
  const unpacked: Readable = bytes.pipe(createGunzip());
  return linesOf(unpacked);
}

export async function readHead(path: string): Promise<Head> {
  try {
    for await (const line of openLines(path)) return parseMarked(line.toString(), headMark, head);
  } catch (cause) {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${path} cannot be read.`, { cause });
  }
  throw new BackupError(`${path} is empty.`);
}

/**
 * Fills a database that has the schema of the file's migrations and nothing that is to stay. All or nothing: one
 * transaction, at whose end every table is read again and must sum up to what was written.
 */
export async function restoreDatabase(sql: postgres.Sql, path: string): Promise<TableSums> {
  return sql.begin(async (transaction) => {
    await requireReplicaRole(transaction);
    const tables = await listTables(transaction);
    await transaction.unsafe(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
    const loaded = await load(transaction, openLines(path));
    await requireSums(transaction, loaded);
    return loaded.sums;
  });
}

/** Rules and references have been kept when the rows were written; asking again would need an order of tables. */
async function requireReplicaRole(sql: postgres.TransactionSql): Promise<void> {
  try {
    await sql`set local session_replication_role = replica`;
    await sql`set local idle_in_transaction_session_timeout = 0`;
  } catch (cause) {
    throw new BackupError(
      'The role of DATABASE_URL may not restore: it must be a superuser, or be granted `set on parameter session_replication_role`.',
      { cause },
    );
  }
}

type Loaded = { sums: TableSums; tables: Table[] };

async function load(sql: postgres.TransactionSql, lines: AsyncGenerator<Buffer>): Promise<Loaded> {
  const tables: Table[] = [];
  parseMarked((await lines.next()).value?.toString(), headMark, head);
  for (let next = await nextLine(lines); next !== undefined; next = await nextLine(lines)) {
    const line = next.toString();
    if (line.startsWith(endMark)) return { sums: parseMarked(line, endMark, tableSums), tables };
    if (/^SELECT pg_catalog\.setval\('[^']+', \d+, (true|false)\);$/.test(line)) {
      await sql.unsafe(line);
      continue;
    }
    const [, name, columns] = /^COPY (\S+) \(([^;]*)\) FROM stdin;$/.exec(line) ?? [];
    if (!name || !columns)
      throw new BackupError('The database file has a line that Limelight does not write.');
    tables.push({ name, columns: columns.split(', ') });
    const rows = await sql.unsafe(`copy ${name} (${columns}) from stdin`).writable();
    await pipeline(Readable.from(rowsUntilEnd(lines)), rows);
  }
  return { sums: parseMarked(undefined, endMark, tableSums), tables };
}

async function nextLine(lines: AsyncGenerator<Buffer>): Promise<Buffer | undefined> {
  try {
    return (await lines.next()).value;
  } catch (cause) {
    throw new BackupError('The database file is damaged or was cut off.', { cause });
  }
}

const portion = 64 * 1024;

async function* rowsUntilEnd(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let rows: Buffer[] = [];
  let size = 0;
  for (let line = await nextLine(lines); line?.toString() !== copyEnd; line = await nextLine(lines)) {
    if (!line) throw new BackupError('The database ends too early: the file was cut off.');
    rows.push(line, Buffer.from('\n'));
    size += line.length + 1;
    if (size < portion) continue;
    yield Buffer.concat(rows);
    rows = [];
    size = 0;
  }
  yield Buffer.concat(rows);
}

async function requireSums(sql: postgres.TransactionSql, { sums, tables }: Loaded): Promise<void> {
  for (const table of tables) {
    const sum = createRowSum();
    for await (const line of copyOut(sql, table)) sum.add(line);
    const [found, wanted] = [sum.total(), sums[table.name]];
    if (found.rows !== wanted?.rows || found.sum !== wanted.sum)
      throw new BackupError(
        `${table.name} came out with ${found.rows} rows instead of ${wanted?.rows}, or with other ones.`,
      );
  }
}
