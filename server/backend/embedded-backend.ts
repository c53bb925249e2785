import { join } from 'node:path';
import type { Logger } from '../log.ts';
import { createAuthMailer } from '../mail/auth-mailer.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Backend } from './backend.ts';
import { connectTrusted, databaseHealth, requireConnection } from './database.ts';
import type { Database } from './embedded-database.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { evenOutAuth } from './gateway/gotrue-differences.ts';
import { mailerWithRedirect } from './gateway/mail-redirect.ts';
import { evenOutFailure } from './gateway/rest-failures.ts';
import { requireValidToken } from './gateway/token-check.ts';
import { prepareDatabase } from './prepare.ts';
import { startRealtime } from './realtime/realtime.ts';
import { removeAbandonedFiles } from './storage/abandoned-files.ts';
import { createStorageServer } from './storage/storage-server.ts';
import { createTokenVerifier } from './tokens.ts';

type Options = { settings: Settings; database: Database; publicUrl: string; log: Logger };

export async function startEmbeddedBackend({
  settings,
  database,
  publicUrl,
  log,
}: Options): Promise<Backend> {
  const sql = connectTrusted(database.url);
  await requireConnection(sql);
  const mailer = createMailer({ ...settings.mail, sql });
  const authMailer = mailerWithRedirect(createAuthMailer(mailer, publicUrl));
  const { gateway, secrets, applied } = await prepareDatabase({ sql, databaseUrl: database.url }, (secrets) =>
    createGateway({
      databaseUrl: database.url,
      secrets,
      siteUrl: publicUrl,
      oauth: settings.oauth,
      authMailer,
    }),
  );
  for (const migration of applied) log.info({ migration: migration.name }, 'migration applied');
  const storageDirectory = join(settings.dataDirectory, 'storage');
  const storage = createStorageServer({ sql, directory: storageDirectory, secrets });
  await warmUp(gateway, publicUrl, secrets.secretKey);
  const keys = { publishable: secrets.publishableKey, secret: secrets.secretKey };
  const verifyToken = createTokenVerifier(secrets.tokenSecret);
  const realtime = await startRealtime({ databaseUrl: database.url, keys, verifyToken, log });

  const serveAuth = evenOutAuth({ sql, siteUrl: publicUrl, mailer: authMailer, log });
  let goodbye: Promise<void> | undefined;
  const disconnect = () => {
    goodbye ??= realtime.stop();
    return goodbye;
  };

  return {
    mode: settings.backend.mode,
    supabaseUrl: undefined,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    databaseUrl: database.url,
    sql,
    mailer,
    upgrade: realtime.upgrade,
    serve(request, peerAddress) {
      const { pathname } = new URL(request.url);
      const serveGateway = (inner: Request) => gateway.fetch(inner, peerAddress);
      if (pathname.startsWith('/realtime/v1/')) return realtime.fetch(request);
      if (pathname.startsWith('/storage/v1/')) return storage.fetch(request);
      if (pathname.startsWith('/rest/v1/')) {
        const serveRest = async (inner: Request) => evenOutFailure(await serveGateway(inner), log);
        return requireValidToken(request, verifyToken, serveRest);
      }
      return serveAuth(request, serveGateway);
    },
    async health() {
      return {
        database: await databaseHealth(sql),
        realtime: realtime.health(),
        mail: { ok: true, kind: mailer.kind },
      };
    },
    realtime: realtime.health,
    async clean() {
      const olderThan = new Date(Date.now() - 24 * 60 * 60 * 1000);
      await removeAbandonedFiles(sql, { directory: storageDirectory, olderThan });
    },
    disconnect,
    async stop() {
      await disconnect();
      await gateway.stop();
      mailer.stop();
      await sql.end({ timeout: 5 });
      await database.stop();
    },
  };
}

/** The gateway reads the schema at its first request; nobody should have to wait for that. */
async function warmUp(gateway: Gateway, publicUrl: string, key: string): Promise<void> {
  const request = new Request(`${publicUrl}/rest/v1/users?select=id&limit=1`, { headers: { apikey: key } });
  const response = await gateway.fetch(request, null);
  if (!response.ok)
    throw new Error(`The gateway does not answer: ${response.status} ${await response.text()}`);
}
