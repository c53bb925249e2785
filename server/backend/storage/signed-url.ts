import { createHmac } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { z } from 'zod';
import { type ImageTransform, imageTransform } from './image-transformer.ts';
import { invalidToken } from './storage-error.ts';

const download = z.object({
  purpose: z.literal('download'),
  url: z.string(),
  transform: imageTransform.optional(),
});
const upload = z.object({
  purpose: z.literal('upload'),
  url: z.string(),
  owner: z.string().nullable(),
  upsert: z.boolean(),
});

type Permission = { url: string; expiresIn: number };

export async function signDownload(
  secret: string,
  { url, expiresIn, transform }: Permission & { transform?: ImageTransform },
): Promise<string> {
  return signToken(secret, { purpose: 'download', url, transform }, expiresIn);
}

export async function signUpload(
  secret: string,
  { url, expiresIn, owner, upsert }: Permission & { owner: string | null; upsert: boolean },
): Promise<string> {
  return signToken(secret, { purpose: 'upload', url, owner, upsert }, expiresIn);
}

export async function verifyDownload(secret: string, token: string | undefined, url: string) {
  return verifyToken(secret, token, url, download);
}

export async function verifyUpload(secret: string, token: string | undefined, url: string) {
  return verifyToken(secret, token, url, upload);
}

async function signToken(
  secret: string,
  payload: Record<string, unknown>,
  expiresIn: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return sign({ ...payload, iat: now, exp: now + expiresIn }, signingKey(secret), 'HS256');
}

async function verifyToken<T extends { url: string }>(
  secret: string,
  token: string | undefined,
  url: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const payload = await verify(token ?? '', signingKey(secret), 'HS256').catch(() => undefined);
  const permission = schema.safeParse(payload);
  if (!permission.success || permission.data.url !== url) {
    throw invalidToken('The signed address is invalid or has expired');
  }
  return permission.data;
}

/** A key of its own: a link that was handed to someone must never pass for an access token, nor the reverse. */
function signingKey(secret: string): string {
  return createHmac('sha256', secret).update('storage signed urls').digest('hex');
}
