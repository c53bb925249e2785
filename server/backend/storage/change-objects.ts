import { z } from 'zod';
import { become, type Caller, ownerOf } from './caller.ts';
import { requireAllowedType, requireHonestType, sniffLength } from './content-type.ts';
import { translateDatabaseErrors } from './database-errors.ts';
import { type FileStore, isMissing, type StoredFile } from './file-store.ts';
import { requireObjectKey } from './object-key.ts';
import { getBucket, getObjectAs, type ObjectRow, requireMaySave } from './object-rows.ts';
import { publishFile } from './publish-file.ts';
import type { StorageContext } from './storage-context.ts';
import { accessDenied, objectNotFound } from './storage-error.ts';
import { describeFile, requireFittingSize } from './upload.ts';

export const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
  copyMetadata: z.boolean().default(true),
  metadata: z.record(z.string(), z.json()).default({}),
});
type Transfer = z.infer<typeof transfer>;

/** Only the row changes: contents are stored under their version, not under a name. */
export async function moveObject(context: StorageContext, caller: Caller, request: Transfer): Promise<void> {
  const name = requireObjectKey(request.destinationKey);
  const bucket = request.destinationBucket ?? request.bucketId;
  const object = await getObjectAs(context.sql, caller, 'move', {
    bucket: request.bucketId,
    name: request.sourceKey,
  });
  if (bucket !== request.bucketId) await requireAcceptedBy(context, bucket, object);
  const move = context.sql.begin(async (transaction) => {
    await become(transaction, caller, 'move');
    const owner = ownerOf(caller);
    // What another bucket accepted is that version, not one that replaced it meanwhile.
    const { count } = await transaction`
      update storage.objects
      set bucket_id = ${bucket}, name = ${name}, owner = ${owner}::uuid, owner_id = ${owner}, updated_at = now()
      where id = ${object.id} and (bucket_id = ${bucket} or version = ${object.version})`;
    if (count === 0) throw accessDenied();
  });
  await translateDatabaseErrors(move);
}

export async function copyObject(
  context: StorageContext,
  caller: Caller,
  request: Transfer & { upsert: boolean },
): Promise<{ Id: string; Key: string }> {
  const { sql, files } = context;
  const name = requireObjectKey(request.destinationKey);
  const bucket = request.destinationBucket ?? request.bucketId;
  const how = { upsert: request.upsert, operation: 'copy' };
  const source = await getObjectAs(sql, caller, 'copy', {
    bucket: request.bucketId,
    name: request.sourceKey,
  });
  await requireAcceptedBy(context, bucket, source);
  const { mimetype, cacheControl, size, eTag } = source.metadata;
  const userMetadata = request.copyMetadata ? source.user_metadata : request.metadata;
  const copy = { bucket, name, owner: ownerOf(caller), userMetadata };
  await requireMaySave(sql, caller, { ...copy, version: source.version, metadata: source.metadata }, how);

  const file = await copyFile(files, { version: source.version, size, eTag });
  const metadata = describeFile(file, mimetype, cacheControl);
  return publishFile(context, caller, { ...copy, version: file.version, metadata }, how);
}

export const removal = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/** Removes what the caller may remove and says what that was; rows go first, so no row lacks its file. */
export async function removeObjects(
  { sql, files }: StorageContext,
  caller: Caller,
  bucket: string,
  names: string[],
): Promise<ObjectRow[]> {
  const removed = await sql.begin(async (transaction) => {
    await become(transaction, caller, 'delete_many');
    const rows = await transaction<{ object: ObjectRow }[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any(${names}::text[])
      returning to_jsonb(objects) as object`;
    return rows.map((row) => row.object);
  });
  for (const { version } of removed) await files.remove(version);
  return removed;
}

/** Another bucket's limits must hold for what comes from elsewhere, as for what is uploaded. */
async function requireAcceptedBy(
  { sql, files }: StorageContext,
  bucketId: string,
  object: ObjectRow,
): Promise<void> {
  const bucket = await getBucket(sql, bucketId);
  const { mimetype, size } = object.metadata;
  requireAllowedType(bucket, mimetype);
  requireFittingSize(bucket, size);
  await using file = await files.openContent(object.version);
  if (!file) throw objectNotFound();
  const { buffer, bytesRead } = await file.read(new Uint8Array(sniffLength), 0, sniffLength, 0);
  requireHonestType(bucket, mimetype, buffer.subarray(0, bytesRead));
}

async function copyFile(files: FileStore, source: StoredFile): Promise<StoredFile> {
  return files.copy(source).catch((error: unknown) => {
    throw isMissing(error) ? objectNotFound() : error;
  });
}
