import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { sign } from 'hono/jwt';
import sharp from 'sharp';
import { createStorageServer } from '../../server/backend/storage/storage-server.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';

export const secrets = {
  tokenSecret: 'a-secret-of-more-than-thirty-two-letters',
  publishableKey: 'sb_publishable_test',
  secretKey: 'sb_secret_test',
};

type StorageClient = SupabaseClient['storage'];

export type StorageHarness = {
  url: string;
  directory: string;
  sql: TestDatabase['sql'];
  anonymous: StorageClient;
  trusted: StorageClient;
  signIn(userId?: string): Promise<{ userId: string; token: string; storage: StorageClient }>;
  /** Versions on the disk, whether or not an object names them. */
  storedVersions(): Promise<string[]>;
  stop(): Promise<void>;
};

/** `test-documents` is private, `test-posters` public and for images up to 1 MiB, `test-notes` takes 10 bytes. */
const policies = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('test-documents', 'test-documents', false, null, null),
    ('test-posters', 'test-posters', true, 1048576, array['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']),
    ('test-pictures', 'test-pictures', true, null, array['image/*']),
    ('test-notes', 'test-notes', true, 10, null);
  create policy "people can add files to their own folder" on storage.objects for insert to authenticated
    with check (bucket_id like 'test-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "people can read files in their own folder" on storage.objects for select to authenticated
    using (bucket_id like 'test-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "people can change files in their own folder" on storage.objects for update to authenticated
    using (bucket_id like 'test-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
  create policy "people can remove files in their own folder" on storage.objects for delete to authenticated
    using (bucket_id like 'test-%' and (storage.foldername(name))[1] = (select auth.uid())::text);
`;

export async function startStorage(): Promise<StorageHarness> {
  const database = await createTestDatabase();
  await database.sql.unsafe(policies);
  const directory = await mkdtemp(join(tmpdir(), 'limelight-storage-'));
  const server = createStorageServer({ sql: database.sql, directory, secrets });
  const listening = serve({ fetch: server.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => listening.once('listening', resolve));
  const url = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const connect = (key: string, token?: string) =>
    createClient(url, key, token ? { accessToken: async () => token } : { auth: { persistSession: false } })
      .storage;

  return {
    url: `${url}/storage/v1`,
    directory,
    sql: database.sql,
    anonymous: connect(secrets.publishableKey),
    trusted: connect(secrets.secretKey),
    async signIn(userId = randomUUID()) {
      const token = await accessToken({ sub: userId, role: 'authenticated' });
      return { userId, token, storage: connect(secrets.publishableKey, token) };
    },
    async storedVersions() {
      const shards = await readdir(directory);
      const versions = await Promise.all(shards.map((shard) => readdir(join(directory, shard))));
      return versions.flat();
    },
    async stop() {
      await new Promise((resolve) => listening.close(resolve));
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export async function accessToken(claims: Record<string, unknown>): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return sign({ aud: 'authenticated', exp, ...claims }, secrets.tokenSecret, 'HS256');
}

/** The answer of a call that must succeed. */
export async function succeed<T>(
  call: PromiseLike<{ data: T; error: Error | null }>,
): Promise<NonNullable<T>> {
  const { data, error } = await call;
  if (error) throw error;
  if (data === null || data === undefined) throw new Error('Neither data nor an error');
  return data;
}

/** The `statusCode` that a call is refused with. */
export async function refusal(call: PromiseLike<{ error: Error | null }>): Promise<string | undefined> {
  const { error } = await call;
  return error && 'statusCode' in error ? String(error.statusCode) : undefined;
}

export async function picture(
  width = 40,
  height = 20,
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f9e44' } })
    .toFormat(format)
    .toBuffer();
}
