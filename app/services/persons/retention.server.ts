import type { Platform } from '~/lib/platform';
import { endOfPeriod, type PeriodName, periodNames } from '~/lib/privacy-register/periods';

const hourly: PeriodName[] = ['rates', 'presence', 'sign_in_attempts'];
const daily = periodNames.filter((name) => !hourly.includes(name));
const batch = 1000;
/** So that one night's work ends; the next night goes on. */
const mostBatches = 500;

export const deleteExpiredHourly = (platform: Platform) => deleteExpired(platform, hourly);
export const deleteExpiredDaily = (platform: Platform) => deleteExpired(platform, daily);

/** Deletes what has been kept long enough, and logs how much that was. What fails keeps nothing else back. */
export async function deleteExpired(
  { sql, log }: Pick<Platform, 'sql' | 'log'>,
  names: readonly PeriodName[],
  now = new Date(),
): Promise<Partial<Record<PeriodName, number>>> {
  const deleted: Partial<Record<PeriodName, number>> = {};
  const failures: unknown[] = [];
  for (const name of names) {
    const before = endOfPeriod(name, now);
    try {
      for (let round = 0; round < mostBatches; round += 1) {
        const [row] = await sql<{ count: number }[]>`
          select private.delete_expired(${name}, ${before}, ${batch}) as count`;
        if (!row?.count) break;
        deleted[name] = (deleted[name] ?? 0) + row.count;
      }
    } catch (error) {
      log.error({ err: error, what: name }, 'what is too old could not be deleted');
      failures.push(error);
    }
  }
  log.info({ deleted }, 'what was kept long enough is deleted');
  if (failures.length > 0) throw new AggregateError(failures, 'not everything that is too old was deleted');
  return deleted;
}
