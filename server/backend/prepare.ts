import { runMigrations } from 'graphile-worker';
import type postgres from 'postgres';
import { applyStandIn } from './database.ts';
import type { Gateway } from './gateway/gateway.ts';
import { applyMigrations, type Migration, readMigrations, withPreparationLock } from './migrations.ts';
import { type BackendSecrets, loadBackendSecrets } from './secrets.ts';

/**
 * Brings any PostgreSQL to where a Supabase project with our schema is: roles, then the auth and storage
 * tables (by the gateway that will serve them), then the other stand-ins, our migrations and the job queue that
 * their functions add to.
 */
export async function prepareDatabase(
  { sql, databaseUrl }: { sql: postgres.Sql; databaseUrl: string },
  makeGateway: (secrets: BackendSecrets) => Gateway,
  wanted?: Migration[],
): Promise<{ gateway: Gateway; secrets: BackendSecrets; applied: Migration[] }> {
  const migrations = wanted ?? (await readMigrations());
  return withPreparationLock(sql, async () => {
    await applyStandIn(sql, 'roles');
    const secrets = await loadBackendSecrets(sql);
    const gateway = makeGateway(secrets);
    await gateway.app.ensureSystemSchema();
    await applyStandIn(sql, 'auth');
    await applyStandIn(sql, 'storage');
    await applyStandIn(sql, 'realtime');
    const applied = await applyMigrations(sql, migrations);
    await runMigrations({ connectionString: databaseUrl });
    return { gateway, secrets, applied };
  });
}
