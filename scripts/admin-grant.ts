import type postgres from 'postgres';
import { connectTrusted } from '../server/backend/database.ts';
import { parseSettings } from '../server/settings.ts';
import { fail, openDatabase } from './open-database.ts';

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
  const database = await openDatabase(parseSettings(process.env));
  const sql = connectTrusted(database.url, { max: 1 });
  try {
    await grant(sql, email, level);
  } finally {
    await sql.end();
    await database.stop();
  }
  console.log(`${email} is platform staff, level ${level}.`);
} catch (error) {
  fail(error);
}

async function grant(sql: postgres.Sql, address: string, permissionLevel: string): Promise<void> {
  const [schema] = await sql`select to_regclass('public.user_permissions') is not null as exists`;
  if (!schema?.exists)
    throw new Error('There is no Limelight in this database yet. Run `npm start` once, and sign up.');
  const rows = await sql`
    insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    select u.id, 'platform', 1, ${permissionLevel}
    from public.users u join auth.users a on a.id = u.supabase_id
    where lower(a.email) = lower(${address})
    on conflict (user_id, entity_type, entity_id) do update set permission_level = excluded.permission_level
    returning user_id`;
  if (rows.length === 0) throw new Error(`No account has the address ${address}. Sign up first.`);
}
