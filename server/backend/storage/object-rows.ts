import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { become, type Caller } from './caller.ts';
import { translateDatabaseErrors } from './database-errors.ts';
import { bucketNotFound, objectNotFound } from './storage-error.ts';

export type Bucket = {
  id: string;
  public: boolean;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
};

export type ObjectMetadata = {
  mimetype: string;
  size: number;
  contentLength: number;
  cacheControl: string;
  eTag: string;
  lastModified: string;
  httpStatusCode: number;
};

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  owner_id: string | null;
  version: string;
  metadata: ObjectMetadata;
  user_metadata: postgres.JSONValue;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
};

export type NewObject = {
  bucket: string;
  name: string;
  version: string;
  owner: string | null;
  metadata: Partial<ObjectMetadata>;
  userMetadata: postgres.JSONValue;
};

type Place = { bucket: string; name: string };

/** Read with the server's own rights: limits hold for those who may not read the bucket, too. */
export async function getBucket(sql: postgres.Sql, id: string): Promise<Bucket> {
  // As JSON, rows look the same whatever parsers the connection was given.
  const [row] = await sql<{ bucket: Bucket }[]>`
    select to_jsonb(buckets) as bucket from storage.buckets where id = ${id}`;
  if (!row) throw bucketNotFound();
  return row.bucket;
}

export async function getObject(sql: postgres.ISql, { bucket, name }: Place): Promise<ObjectRow> {
  const [row] = await sql<{ object: ObjectRow }[]>`
    select to_jsonb(objects) as object from storage.objects
    where bucket_id = ${bucket} and name = ${name} and version is not null`;
  if (!row) throw objectNotFound();
  return row.object;
}

export async function getObjectAs(
  sql: postgres.Sql,
  caller: Caller,
  operation: string,
  place: Place,
): Promise<ObjectRow> {
  return sql.begin('read only', async (transaction) => {
    await become(transaction, caller, operation);
    return getObject(transaction, place);
  });
}

type Saved = { id: string; replacedVersion: string | undefined };

/** Makes a stored file the object of that name, as the caller, or refuses as the policies say. */
export async function saveObject(
  sql: postgres.Sql,
  caller: Caller,
  object: NewObject,
  { upsert, operation }: { upsert: boolean; operation: string },
): Promise<Saved> {
  return translateDatabaseErrors(
    sql.begin((transaction) => writeRow(transaction, caller, object, { upsert, operation })),
  );
}

/** Asks the policies before the first byte is taken, so that no stranger can fill the disk. */
export async function requireMaySave(
  ...[sql, caller, object, how]: Parameters<typeof saveObject>
): Promise<void> {
  const undone = new Error('undone on purpose');
  const attempt = sql.begin(async (transaction) => {
    await writeRow(transaction, caller, object, how);
    throw undone;
  });
  await translateDatabaseErrors(
    attempt.catch((error: unknown) => {
      if (error !== undone) throw error;
    }),
  );
}

async function writeRow(
  transaction: postgres.TransactionSql,
  caller: Caller,
  object: NewObject,
  { upsert, operation }: { upsert: boolean; operation: string },
): Promise<Saved> {
  // Two uploads of one name take turns, so that each knows which version it replaces; the row is locked
  // against a move that would take that version elsewhere meanwhile.
  const lock = `storage:${object.bucket}/${object.name}`;
  await transaction`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
  const [existing] = await transaction<{ id: string; version: string }[]>`
    select id, version from storage.objects
    where bucket_id = ${object.bucket} and name = ${object.name} for update`;
  await become(transaction, caller, operation);
  const id = randomUUID();
  const replace = transaction`on conflict (bucket_id, name) do update set
    version = excluded.version, metadata = excluded.metadata, user_metadata = excluded.user_metadata,
    owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`;
  await transaction`
    insert into storage.objects (id, bucket_id, name, version, owner, owner_id, metadata, user_metadata)
    values (${id}, ${object.bucket}, ${object.name}, ${object.version},
      ${object.owner}::uuid, ${object.owner}, ${transaction.json(object.metadata)},
      ${transaction.json(object.userMetadata)})
    ${upsert ? replace : transaction``}`;
  return { id: existing?.id ?? id, replacedVersion: existing?.version };
}
