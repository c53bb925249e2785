import type postgres from 'postgres';
import { AppError } from '~/lib/app-error';
import type { Platform } from '~/lib/platform';
import { type Section, sections } from '~/services/persons/export-sections.server';

/** Changes when the shape of the document does (docs/privacy.md). */
const schemaVersion = 1;
const pageSize = 500;
const mostInAnHour = 5;

type Source = Pick<Platform, 'sql' | 'publicUrl'> & { supabaseUrl?: string | undefined };

/** Refuses whoever takes it again and again: each copy reads everything that there is of a person. */
export async function takeExport({ sql }: Source, userId: number): Promise<void> {
  const [row] = await sql<{ wait: number }[]>`
    select private.take_rate(${`export:${userId}`}, ${mostInAnHour}, '1 hour') as wait`;
  if ((row?.wait ?? 0) > 0) throw new AppError('too_many_exports');
}

/**
 * Everything that the register says is somebody's, as one JSON document, page by page: no connection is held while
 * whoever reads it takes their time. The caller has seen to it that they ask for their own.
 */
export async function* writeExport(source: Source, userId: number): AsyncGenerator<string> {
  const [person] = await source.sql<{ authId: string | null }[]>`
    select supabase_id as "authId" from public.users where id = ${userId}`;
  const head = {
    schema: 'limelight-personal-data',
    version: schemaVersion,
    made_at: new Date(),
    user: userId,
  };
  yield JSON.stringify(head).replace(/\}$/, '');
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.key)}: [`;
    const whose = section.isOfAccount ? person?.authId : String(userId);
    if (whose) yield* rowsOf(source, section, whose);
    yield ']';
  }
  yield '}\n';
}

async function* rowsOf({ sql, publicUrl }: Source, { query }: Section, whose: string) {
  for (let done = 0; ; done += pageSize) {
    // The text is our own: names of the register, and nothing that anybody typed.
    const rows = await sql.unsafe<postgres.Row[]>(query, [whose, publicUrl, pageSize, done]);
    if (rows.length > 0)
      yield `${done > 0 ? ',' : ''}\n  ${rows.map((row) => JSON.stringify(row)).join(',\n  ')}`;
    if (rows.length < pageSize) return;
  }
}
