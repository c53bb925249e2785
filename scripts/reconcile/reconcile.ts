import type postgres from 'postgres';
import { nightChecks } from './night-checks.ts';
import { sellingChecks } from './selling-checks.ts';

type Difference = { id: string | null; found: string; wanted: string };
export type Finding = { name: string; rows: number; differences: Difference[] };

const mostShown = 20;

/** Whether the books of a database agree, as of one moment. Reads alone, also while Limelight runs. */
export async function reconcile(sql: postgres.Sql): Promise<Finding[]> {
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const findings: Finding[] = [];
    for (const { name, rows, wrong } of [...sellingChecks, ...nightChecks]) {
      const [looked] = await transaction.unsafe<{ count: string }[]>(rows);
      const differences = await transaction.unsafe<Difference[]>(
        `select id::text, found::text, wanted::text from (${wrong}) as wrong limit ${mostShown}`,
      );
      findings.push({ name, rows: Number(looked?.count), differences: [...differences] });
    }
    return findings;
  });
}

export function listDifferences(findings: Finding[]): string[] {
  return findings.flatMap(({ name, differences }) =>
    differences.map(({ id, found, wanted }) => `${name}: ${id ?? ''} ${found}, not ${wanted}`),
  );
}
