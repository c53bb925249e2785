import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

const backendSecrets = z.object({
  /** Signs the access tokens of signed-in people. */
  tokenSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
});
export type BackendSecrets = z.infer<typeof backendSecrets>;

const vapidKeys = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

const clusterSecrets = z.object({ password: z.string().min(16) });

function makeBackendSecrets(): BackendSecrets {
  return {
    tokenSecret: random(48),
    publishableKey: `sb_publishable_${random(24)}`,
    secretKey: `sb_secret_${random(32)}`,
  };
}

/** The superuser password of the embedded PostgreSQL, made on the first start. */
export async function loadClusterPassword(directory: string): Promise<string> {
  const file = join(directory, 'postgres.json');
  try {
    return clusterSecrets.parse(JSON.parse(await readFile(file, 'utf8'))).password;
  } catch (error) {
    if (!isMissing(error)) {
      throw new StartError(
        `${file} is damaged. Restore it from a backup; without it the data cannot be opened.`,
        {
          cause: error,
        },
      );
    }
  }
  const password = random(24);
  await mkdir(directory, { recursive: true });
  await writeFile(file, JSON.stringify({ password }), { mode: 0o600 });
  return password;
}

/**
 * Keys of the backend live beside the data they guard, so that every process on one database agrees.
 * Two processes that start together: the first insert wins and both read it.
 */
export async function loadBackendSecrets(sql: postgres.Sql): Promise<BackendSecrets> {
  await sql`insert into limelight_server.secrets (secrets) values (${sql.json(makeBackendSecrets())}) on conflict do nothing`;
  const [row] = await sql`select secrets from limelight_server.secrets`;
  return backendSecrets.parse(row?.secrets);
}

/** As above: the first keys that are made stay, because every device that lets itself be told knows them. */
export async function loadVapidKeys(
  sql: postgres.Sql,
  make: () => z.infer<typeof vapidKeys>,
): Promise<z.infer<typeof vapidKeys>> {
  await sql`update limelight_server.secrets set secrets = secrets || ${sql.json({ vapid: make() })}
    where not secrets ? 'vapid'`;
  const [row] = await sql`select secrets -> 'vapid' as keys from limelight_server.secrets`;
  return vapidKeys.parse(row?.keys);
}

function random(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
