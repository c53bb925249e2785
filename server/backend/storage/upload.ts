import { randomUUID } from 'node:crypto';
import type { Caller } from './caller.ts';
import { requireAllowedType, requireHonestType, sniffLength } from './content-type.ts';
import type { StoredFile } from './file-store.ts';
import { requireObjectKey } from './object-key.ts';
import {
  type Bucket,
  getBucket,
  type NewObject,
  type ObjectMetadata,
  requireMaySave,
} from './object-rows.ts';
import { publishFile } from './publish-file.ts';
import type { StorageContext } from './storage-context.ts';
import { tooLarge } from './storage-error.ts';
import { readUpload } from './upload-body.ts';

/** Supabase's own limit for buckets that set none. */
const defaultSizeLimit = 50 * 1024 * 1024;

type Upload = {
  caller: Caller;
  owner: string | null;
  bucket: string;
  name: string;
  upsert: boolean;
  request: Request;
};

/** Takes a file. What was there before stays readable until the new one is complete and on the disk. */
export async function uploadObject(
  context: StorageContext,
  { caller, owner, bucket: bucketId, name, upsert, request }: Upload,
): Promise<{ Id: string; Key: string }> {
  const { sql, files } = context;
  requireObjectKey(name);
  const bucket = await getBucket(sql, bucketId);
  const { content, contentType, cacheControl, userMetadata } = await readUpload(request);
  requireAllowedType(bucket, contentType);
  requireFittingSize(bucket, announcedSize(request));

  const how = { upsert, operation: request.method === 'PUT' ? 'upload_update' : 'upload' };
  const describeRow = (version: string, metadata: Partial<ObjectMetadata>): NewObject => {
    return { bucket: bucketId, name, version, owner, metadata, userMetadata };
  };
  await requireMaySave(sql, caller, describeRow(randomUUID(), { mimetype: contentType }), how);

  const file = await files.write(checkedContent(bucket, contentType, content));
  const metadata = describeFile(file, contentType, cacheControl);
  return publishFile(context, caller, describeRow(file.version, metadata), how);
}

export function requireFittingSize(bucket: Bucket, size: number): void {
  if (size > (bucket.file_size_limit ?? defaultSizeLimit)) throw tooLarge();
}

export function describeFile(file: StoredFile, mimetype: string, cacheControl: string): ObjectMetadata {
  return {
    mimetype,
    cacheControl,
    size: file.size,
    contentLength: file.size,
    eTag: file.eTag,
    lastModified: new Date().toISOString(),
    httpStatusCode: 200,
  };
}

/** A form is a little longer than its file, so its length cannot refuse a file that just fits. */
function announcedSize(request: Request): number {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return isForm ? 0 : Number(request.headers.get('content-length') ?? 0);
}

/** Counts and looks while the bytes pass: headers may be absent or untrue. */
async function* checkedContent(
  bucket: Bucket,
  contentType: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    requireFittingSize(bucket, size);
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < sniffLength) continue;
    requireHonestType(bucket, contentType, head);
    yield head;
    head = undefined;
  }
  if (head) {
    requireHonestType(bucket, contentType, head);
    yield head;
  }
}
