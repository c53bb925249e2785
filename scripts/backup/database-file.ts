import { z } from 'zod';
import { StartError } from '../../server/start-error.ts';

/**
 * A database as one text, in the form that `pg_dump` gives to data: a head, `COPY … FROM stdin;` for every table, the
 * sequences, and an end that says what there must have been. Schema is not in it: migrations make it.
 */
export const head = z.object({
  limelight: z.string(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ version: z.string(), name: z.string(), sha256: z.string() })),
});
export type Head = z.infer<typeof head>;

export const tableSums = z.record(z.string(), z.object({ rows: z.number(), sum: z.string() }));
export type TableSums = z.infer<typeof tableSums>;

export const headMark = '-- limelight-database 1 ';
export const endMark = '-- end ';
export const copyEnd = '\\.';

export class BackupError extends StartError {}

export function parseMarked<T>(line: string | undefined, mark: string, schema: z.ZodType<T>): T {
  try {
    if (!line?.startsWith(mark)) throw new Error(`no ${mark}`);
    return schema.parse(JSON.parse(line.slice(mark.length)));
  } catch (cause) {
    throw new BackupError(
      mark === headMark
        ? 'This is not a database that Limelight wrote.'
        : 'The database ends too early: the file was cut off.',
      { cause },
    );
  }
}
