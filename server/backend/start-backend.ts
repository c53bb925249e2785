import type { Logger } from '../log.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Settings } from '../settings.ts';
import type { Backend } from './backend.ts';
import { connectTrusted, databaseHealth, requireConnection } from './database.ts';
import { startEmbeddedBackend } from './embedded-backend.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { readMigrations, requireMigrations } from './migrations.ts';

export async function startBackend(settings: Settings, publicUrl: string, log: Logger): Promise<Backend> {
  if (settings.backend.mode === 'supabase') return connectHostedBackend(settings, settings.backend);
  const database =
    settings.backend.mode === 'embedded'
      ? await startEmbeddedDatabase(settings.dataDirectory, log)
      : { url: settings.backend.databaseUrl, stop: async () => {} };
  try {
    return await startEmbeddedBackend({ settings, database, publicUrl, log });
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function connectHostedBackend(
  settings: Settings,
  { databaseUrl, supabase }: Extract<Settings['backend'], { mode: 'supabase' }>,
): Promise<Backend> {
  const sql = connectTrusted(databaseUrl);
  await requireConnection(sql);
  await requireMigrations(sql, await readMigrations());
  const mailer = createMailer({ ...settings.mail, sql });
  return {
    mode: 'supabase',
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    secretKey: supabase.secretKey,
    databaseUrl,
    sql,
    mailer,
    serve: undefined,
    upgrade: undefined,
    // Supabase cleans up after itself.
    clean: async () => {},
    health: async () => ({ database: await databaseHealth(sql) }),
    disconnect: async () => {},
    async stop() {
      mailer.stop();
      await sql.end({ timeout: 5 });
    },
  };
}
