import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import { figureDays, figureWeeks, firstFigureDay, type PlatformFigures } from './figures';

/** How the platform does, for its staff. The database counts: however many there are, a few numbers travel. */
export async function getPlatformFigures(db: Db, now = new Date()): Promise<PlatformFigures> {
  const [people, joined, listed] = await Promise.all([
    db.from('users').select('id', { count: 'exact', head: true }),
    db.rpc('count_new_users', { first_day: firstFigureDay(now), days: figureDays }),
    db.rpc('count_listed_events', { since: now.toISOString(), weeks: figureWeeks }),
  ]);
  if (people.error) throw AppError.fromBackend(people.error);
  return {
    people: people.count ?? 0,
    joined: unwrap(joined).map((row) => ({ day: row.day, count: row.joined })),
    listed: unwrap(listed).map((row) => ({ week: row.week, count: row.listed })),
  };
}

/** Why something is suspended, for its team; null where it is not. */
export async function getSuspension(db: Db, entityType: string, entityId: number): Promise<string | null> {
  const row = unwrap(
    await db
      .from('suspensions')
      .select('reason')
      .eq('entity_type', entityType)
      .eq('entity_id', entityId)
      .maybeSingle(),
  );
  return row?.reason ?? null;
}
