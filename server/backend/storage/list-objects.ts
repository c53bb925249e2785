import type postgres from 'postgres';
import { z } from 'zod';
import { become, type Caller } from './caller.ts';

export const listOptions = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

/** One level of a bucket as Supabase shows it: folders first as entries without an id, then files. */
export async function listObjects(
  sql: postgres.Sql,
  caller: Caller,
  bucket: string,
  { prefix, search, limit, offset, sortBy }: z.infer<typeof listOptions>,
): Promise<postgres.Row[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  return sql.begin('read only', async (transaction) => {
    await become(transaction, caller, 'list');
    const direction = sortBy.order === 'asc' ? transaction`asc` : transaction`desc`;
    const rows = await transaction<{ entry: postgres.Row }[]>`
      with below as (
        select objects.*, substr(name, ${folder.length + 1}) as rest
        from storage.objects
        where bucket_id = ${bucket} and starts_with(name, ${folder})
          and starts_with(lower(substr(name, ${folder.length + 1})), lower(${search}))
      ), entries as (
        select split_part(rest, '/', 1) as name, null::uuid as id, null::timestamptz as created_at,
          null::timestamptz as updated_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
        from below where strpos(rest, '/') > 0 group by 1
        union all
        select rest, id, created_at, updated_at, last_accessed_at, metadata
        from below where strpos(rest, '/') = 0
      )
      select to_jsonb(entries) as entry from entries
      order by (id is null) desc, ${transaction(sortBy.column)} ${direction}, name
      limit ${limit} offset ${offset}`;
    return rows.map((row) => row.entry);
  });
}
