import { connectTrusted } from '../server/backend/database.ts';
import { parseSettings } from '../server/settings.ts';
import { fail, openDatabase } from './open-database.ts';
import { listDifferences, reconcile } from './reconcile/reconcile.ts';

/** `npm run reconcile`: whether places, money, tickets, scans, messages and lists agree. Ends with 1 where they do not. */
try {
  const database = await openDatabase(parseSettings(process.env));
  const sql = connectTrusted(database.url, { max: 1 });
  const findings = await reconcile(sql).finally(async () => {
    await sql.end();
    await database.stop();
  });
  for (const { name, rows, differences } of findings)
    console.log(`${differences.length === 0 ? 'ok   ' : 'WRONG'}  ${name} (${rows})`);
  const wrong = listDifferences(findings);
  for (const line of wrong) console.error(`\n${line}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  fail(error);
}
