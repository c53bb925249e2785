import { connectTrusted } from '../server/backend/database.ts';
import { findRunningDatabase, startEmbeddedDatabase } from '../server/backend/embedded-database.ts';
import { createLog } from '../server/log.ts';
import { parseSettings } from '../server/settings.ts';

/**
 * `npm run admin:grant EMAIL [LEVEL]` makes someone with an account platform staff (level 4 unless said).
 * Works while Limelight runs and while it does not.
 */
const [email, level = '4'] = process.argv.slice(2);
if (!email?.includes('@') || !/^[1-4]$/.test(level)) {
  console.error('Usage: npm run admin:grant EMAIL [LEVEL from 1 to 4]');
  process.exit(1);
}
try {
  const database = await openDatabase();
  const sql = connectTrusted(database.url, { max: 1 });
  const rows = await sql`
    insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    select u.id, 'platform', 1, ${level}
    from public.users u join auth.users a on a.id = u.supabase_id
    where lower(a.email) = lower(${email})
    on conflict (user_id, entity_type, entity_id) do update set permission_level = excluded.permission_level
    returning user_id`;
  await sql.end();
  await database.stop();
  if (rows.length === 0) throw new Error(`No account has the address ${email}. Sign up first.`);
  console.log(`${email} is platform staff, level ${level}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const { backend, dataDirectory } = parseSettings(process.env);
  const running =
    backend.mode === 'embedded' ? await findRunningDatabase(dataDirectory) : backend.databaseUrl;
  return running
    ? { url: running, stop: async () => {} }
    : startEmbeddedDatabase(dataDirectory, createLog('warn'));
}
