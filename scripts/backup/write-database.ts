import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type postgres from 'postgres';
import { copyEnd, endMark, type Head, headMark, type TableSums } from './database-file.ts';
import { linesOf } from './lines.ts';
import { createRowSum } from './row-sum.ts';
import { listSequences, listTables, type Table } from './tables.ts';

type Options = { limelight: string; takenAt: Date };

/** Writes what `sql`, a transaction that sees one moment, sees. Answers the sum of every table. */
export async function writeDatabase(
  sql: postgres.TransactionSql,
  path: string,
  options: Options,
): Promise<TableSums> {
  const sums: TableSums = {};
  await pipeline(
    Readable.from(textOf(sql, sums, options)),
    createGzip({ level: 6 }),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return sums;
}

async function* textOf(
  sql: postgres.TransactionSql,
  sums: TableSums,
  options: Options,
): AsyncGenerator<string | Buffer> {
  yield `${headMark}${JSON.stringify(await headOf(sql, options))}\n`;
  for (const table of await listTables(sql)) {
    yield `COPY ${table.name} (${table.columns.join(', ')}) FROM stdin;\n`;
    const sum = createRowSum();
    for await (const lines of rowsOf(sql, table, sum)) yield lines;
    yield `${copyEnd}\n`;
    sums[table.name] = sum.total();
  }
  for (const { name, last, isCalled } of await listSequences(sql))
    yield `SELECT pg_catalog.setval('${name}', ${last}, ${isCalled});\n`;
  yield `${endMark}${JSON.stringify(sums)}\n`;
}

async function headOf(sql: postgres.ISql, { limelight, takenAt }: Options): Promise<Head> {
  const applied = await sql<{ version: string; name: string; text: string }[]>`
    select version, name, array_to_string(statements, '') as text from supabase_migrations.schema_migrations order by version`;
  const migrations = applied.map(({ text, ...migration }) => ({ ...migration, sha256: sha256(text) }));
  return { limelight, takenAt: takenAt.toISOString(), migrations };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const portion = 64 * 1024;

/** In portions: a row at a time would keep the stream busy with itself. */
async function* rowsOf(
  sql: postgres.TransactionSql,
  table: Table,
  sum: ReturnType<typeof createRowSum>,
): AsyncGenerator<Buffer> {
  let lines: Buffer[] = [];
  let size = 0;
  for await (const line of copyOut(sql, table)) {
    sum.add(line);
    lines.push(line, Buffer.from('\n'));
    size += line.length + 1;
    if (size < portion) continue;
    yield Buffer.concat(lines);
    lines = [];
    size = 0;
  }
  yield Buffer.concat(lines);
}

/** Rows as PostgreSQL writes them into files: one a line. */
export async function* copyOut(
  sql: postgres.TransactionSql,
  { name, columns }: Table,
): AsyncGenerator<Buffer> {
  const rows = await sql.unsafe(`copy ${name} (${columns.join(', ')}) to stdout`).readable();
  yield* linesOf(rows);
  // Told to wait by its last row, the connection waits for ever unless it is asked once more.
  rows._read(0);
}
