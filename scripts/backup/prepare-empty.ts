import type postgres from 'postgres';
import { createGateway } from '../../server/backend/gateway/gateway.ts';
import { type Migration, readMigrations } from '../../server/backend/migrations.ts';
import { prepareDatabase } from '../../server/backend/prepare.ts';
import { createAuthMailer } from '../../server/mail/auth-mailer.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { BackupError, type Head } from './database-file.ts';
import { sha256 } from './write-database.ts';

/** Gives an empty database the schema of that time: what came later is applied by the next start. */
export async function prepareEmpty(sql: postgres.Sql, url: string, migrations: Migration[]): Promise<void> {
  const siteUrl = 'http://127.0.0.1';
  const authMailer = createAuthMailer(createMailer({ smtpUrl: undefined, from: '', sql }), siteUrl);
  const { gateway } = await prepareDatabase(
    { sql, databaseUrl: url },
    (secrets) => createGateway({ databaseUrl: url, secrets, siteUrl, oauth: {}, authMailer }),
    migrations,
  );
  await gateway.stop();
}

export async function migrationsOf(wanted: Head): Promise<Migration[]> {
  const ours = new Map((await readMigrations()).map((migration) => [migration.version, migration]));
  return wanted.migrations.map(({ version, name, sha256: hash }) => {
    const migration = ours.get(version);
    if (!migration)
      throw new BackupError(
        `The backup is of Limelight ${wanted.limelight}, which has the migration ${version}_${name} that this one lacks. Use that version, or a newer one.`,
      );
    if (sha256(migration.text) !== hash)
      throw new BackupError(
        `supabase/migrations/${version}_${name}.sql is not what it was in Limelight ${wanted.limelight}. Put the file back and write a new migration.`,
      );
    return migration;
  });
}
