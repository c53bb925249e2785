import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onDevice } from '~/lib/privacy-register/devices';
import { impersonal } from '~/lib/privacy-register/impersonal';
import { periodNames, periods } from '~/lib/privacy-register/periods';
import { columnsOf, register } from '~/lib/privacy-register/register';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const entries = register.flatMap((chapter) => chapter.entries);
const tables = entries.flatMap((entry) => Object.entries(entry.tables));

/** Every column that the register names, each as often as it does. */
function named(): string[] {
  const personal = tables.flatMap(([table, { personal, withheld, plain }]) =>
    [personal, withheld, plain].flatMap(columnsOf).map((column) => `${table}.${column}`),
  );
  const others = Object.values(impersonal).flatMap((group) =>
    Object.entries(group).flatMap(([table, columns]) => columnsOf(columns).map((name) => `${table}.${name}`)),
  );
  return [...personal, ...others];
}

test('the register names every column of the database, once', async () => {
  const rows = await database.sql<{ name: string }[]>`
    select format('%s.%s.%s', n.nspname, c.relname, a.attname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname in ('public', 'private', 'auth', 'storage', 'realtime', 'limelight_server', 'graphile_worker')`;
  const real = new Set(rows.map(({ name }) => name));
  const known = new Set(named());
  expect(
    [...real].filter((name) => !known.has(name)).sort(),
    'These columns are not in app/lib/privacy-register/. Does one say something of a person? Then name it in the entry that it belongs to, with why and how long it is kept, and see to it that it goes with the account (…950_account_deletion.sql) and in time (…955_retention.sql). If not, name it as plain, or in impersonal.ts.',
  ).toEqual([]);
  expect(
    [...known].filter((name) => !real.has(name)).sort(),
    'These are in app/lib/privacy-register/ and not in the database any more. Take them out.',
  ).toEqual([]);
  expect(named().filter((name, index, all) => all.indexOf(name) !== index)).toEqual([]);
});

test('every period is one that the database deletes by, and every entry lasts for a stated time', async () => {
  const { sql } = database;
  for (const name of periodNames) {
    const [row] = await sql`select private.delete_expired(${name}, now() - interval '1 day') as count`;
    expect(row, name).toEqual({ count: 0 });
  }
  await expect(sql`select private.delete_expired('nonsense', now())`).rejects.toThrow();
  await expect(sql`select private.delete_expired('rates', now() + interval '1 hour')`).rejects.toThrow();
  const used = new Set(entries.flatMap(({ lasts }) => lasts.periods ?? []));
  expect(periodNames.filter((name) => !used.has(name))).toEqual([]);
  expect(entries.filter(({ lasts }) => !lasts.periods?.length && !lasts.words)).toEqual([]);
  // The log guards itself for as long as the register says.
  const [audit] = await sql`select extract(year from private.audit_keeps())::int as years`;
  expect({ amount: audit?.years, unit: 'year' }).toMatchObject({
    amount: periods.audit.amount,
    unit: periods.audit.unit,
  });
});

test('people who are in several tables have one place in the copy of their data for each', () => {
  const keys = tables.flatMap(([, table]) => table.export?.key ?? []);
  expect(keys.length).toBeGreaterThan(25);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [name, table] of tables)
    if (table.export) expect([name, columnsOf(table.personal).length > 0]).toEqual([name, true]);
});

const root = join(import.meta.dirname, '../..');
const sources = globSync(['app/**/*.{ts,tsx}', 'public/**/*.js'], { cwd: root })
  .filter((path) => !path.includes('.test.') && !path.startsWith('app/lib/privacy-register/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

test('whatever is kept in a browser is in the register', () => {
  const keeps = sources.filter(({ text }) =>
    /\b(localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.|document\.cookie|[cC]ookie(Name|Prefix) =/.test(
      text,
    ),
  );
  const listed = onDevice.flatMap((one) => one.sources);
  expect(
    keeps.map(({ path }) => path).filter((path) => !listed.some((source) => path.startsWith(source))),
    'These files keep something in the browser. Say what and why in app/lib/privacy-register/devices.ts.',
  ).toEqual([]);
  const gone = onDevice.filter(({ name, sources: of }) => {
    const [stem = ''] = name.replace(/[:\s-]?…$/, '').split('…');
    return !sources.some(
      ({ path, text }) => of.some((source) => path.startsWith(source)) && text.includes(stem),
    );
  });
  expect(
    gone.map(({ name }) => name),
    'These are in devices.ts and no longer in the files that it names.',
  ).toEqual([]);
});

test('no name that looks like one of ours is left out', () => {
  const names = onDevice.map(({ name }) => name.replace(/…$/, ''));
  /** A meta element, a channel between tabs, a document and its file: nothing of them is kept. */
  const notKept = [
    'limelight-backend',
    'limelight-viewer',
    'limelight-install',
    'limelight-awake',
    'limelight-personal-data',
    'limelight-my-data',
  ];
  const literals = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/['"`](limelight[-:. ][a-zA-Z-]+)/g)].map(([, name = '']) => ({ path, name })),
  );
  const unknown = literals.filter(
    ({ name }) => !notKept.includes(name) && !names.some((known) => known.startsWith(name)),
  );
  expect(unknown, 'Is it kept in the browser? Then it belongs into devices.ts, otherwise here.').toEqual([]);
});
