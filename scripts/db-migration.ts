import { writeFile } from 'node:fs/promises';

/** `npm run db:migration NAME` makes the next migration file. */
const [name] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    'Give the migration a name of small letters, digits and underscores: npm run db:migration waiting_list',
  );
  process.exit(1);
}
const version = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const file = new URL(`../supabase/migrations/${version}_${name}.sql`, import.meta.url);
await writeFile(file, `-- ${name.replaceAll('_', ' ')}\n`, { flag: 'wx' });
console.log(`supabase/migrations/${version}_${name}.sql`);
