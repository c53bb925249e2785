import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Caller, ownerOf } from './caller.ts';
import { imageTransform } from './image-transformer.ts';
import { requireObjectKey } from './object-key.ts';
import { getBucket, getObjectAs, requireMaySave } from './object-rows.ts';
import { signDownload, signUpload } from './signed-url.ts';
import type { StorageContext } from './storage-context.ts';
import { StorageError } from './storage-error.ts';

const expiresIn = z
  .number()
  .int()
  .min(1)
  .max(365 * 24 * 3600);
export const signing = z.object({ expiresIn, transform: imageTransform.optional() });
export const signingMany = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) });

const uploadSeconds = 2 * 3600;

type Place = { bucket: string; name: string };

/** Whoever may read an object now may hand out a link to it that works until it expires. */
export async function signDownloadUrl(
  { sql, secrets }: StorageContext,
  caller: Caller,
  { bucket, name }: Place,
  { expiresIn, transform }: z.infer<typeof signing>,
): Promise<{ signedURL: string }> {
  await getObjectAs(sql, caller, 'sign', { bucket, name });
  const url = `${bucket}/${name}`;
  const token = await signDownload(secrets.tokenSecret, { url, expiresIn, transform });
  return { signedURL: `/${transform ? 'render/image' : 'object'}/sign/${url}?token=${token}` };
}

export async function signDownloadUrls(
  context: StorageContext,
  caller: Caller,
  bucket: string,
  { expiresIn, paths }: z.infer<typeof signingMany>,
) {
  const signed = [];
  for (const path of paths) {
    try {
      const { signedURL } = await signDownloadUrl(context, caller, { bucket, name: path }, { expiresIn });
      signed.push({ path, signedURL, error: null });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      signed.push({
        path,
        signedURL: null,
        error: 'Either the object does not exist or you do not have access to it',
      });
    }
  }
  return signed;
}

/** Whoever may upload now may let someone else upload that one object. */
export async function signUploadUrl(
  { sql, secrets }: StorageContext,
  caller: Caller,
  { bucket, name }: Place,
  upsert: boolean,
): Promise<{ url: string; token: string }> {
  requireObjectKey(name);
  await getBucket(sql, bucket);
  const owner = ownerOf(caller);
  const object = { bucket, name, owner, version: randomUUID(), metadata: {}, userMetadata: {} };
  await requireMaySave(sql, caller, object, { upsert, operation: 'sign_upload_url' });
  const url = `${bucket}/${name}`;
  const token = await signUpload(secrets.tokenSecret, { url, expiresIn: uploadSeconds, owner, upsert });
  return { url: `/object/upload/sign/${url}?token=${token}`, token };
}
