import type postgres from 'postgres';
import { connectTrusted } from '../server/backend/database.ts';
import {
  type Database,
  findRunningDatabase,
  startEmbeddedDatabase,
} from '../server/backend/embedded-database.ts';
import { createLog } from '../server/log.ts';
import { parseSettings } from '../server/settings.ts';
import { generateCatalogue } from './generate/generate-catalogue.ts';
import { type GenerateOptions, parseGenerateOptions, UsageError, usage } from './generate/options.ts';

/** `npm run db:generate -- --events 100000` fills a database for load: see docs/benchmarks.md. */
try {
  const options = parseGenerateOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else await generate(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exit(error instanceof UsageError ? 2 : 1);
}

async function generate({ events, databaseUrl, force }: GenerateOptions): Promise<void> {
  const database = await openDatabase(databaseUrl);
  const sql = connectTrusted(database.url, { max: 1 });
  try {
    await requireSchema(sql);
    if (!force) await requireNobody(sql);
    const began = performance.now();
    await generateCatalogue(sql, events, (share) => process.stderr.write(`\r${Math.round(100 * share)} %`));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stderr.write('\r');
    console.log(`${events} events and what belongs to them were generated in ${seconds} s.`);
  } finally {
    await sql.end();
    await database.stop();
  }
}

async function openDatabase(databaseUrl: string | undefined): Promise<Database> {
  const { backend, dataDirectory } = parseSettings({
    ...process.env,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const running =
    backend.mode === 'embedded' ? await findRunningDatabase(dataDirectory) : backend.databaseUrl;
  if (running) return { url: running, stop: async () => {} };
  return startEmbeddedDatabase(dataDirectory, createLog('warn'));
}

async function requireSchema(sql: postgres.Sql): Promise<void> {
  const [schema] = await sql`select to_regclass('public.event_listings') is not null as exists`;
  if (!schema?.exists) throw new Error('There is no Limelight in this database yet. Run `npm start` once.');
}

/** Addresses at limelight.test are the demo's and the generator's own. */
async function requireNobody(sql: postgres.Sql): Promise<void> {
  const [people] =
    await sql`select count(*)::int as count from auth.users where email not like '%@limelight.test'`;
  if (people?.count > 0) {
    throw new Error(
      `People have accounts in this database (${people?.count}). Generated events would stand beside theirs; --force does it anyway.`,
    );
  }
}
