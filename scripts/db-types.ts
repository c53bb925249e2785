import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { connectTrusted } from '../server/backend/database.ts';
import { startTestCluster } from '../tests/fixtures/cluster.ts';

/** Writes app/generated/database.ts from the migrations; with --check only compares. */
const file = new URL('../app/generated/database.ts', import.meta.url);
const cluster = await startTestCluster();
const sql = connectTrusted(cluster.templateUrl, { max: 1 });
const driver = {
  async query(text: string, values: unknown[] = []) {
    return { rows: await sql.unsafe(text, values as never[]) };
  },
};
const metadata = await introspect(driver as never, { includedSchemas: ['public'] });
await sql.end();
await cluster.stop();
const types = await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '13' });

if (process.argv.includes('--check')) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current !== types) {
    console.error('app/generated/database.ts is not current. Run `npm run db:types`.');
    process.exit(1);
  }
} else {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, types);
  console.log('app/generated/database.ts written');
}
