import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import { type NewVenue, type StageContent, tidyVenue, type VenueContent } from './schema';

/** The person who asks owns the new venue. */
export async function createVenue(db: Db, venue: NewVenue): Promise<number> {
  return unwrap(await db.rpc('create_venue', venue));
}

/** Answers the new version, or null where somebody else saved meanwhile and nothing was changed. */
export async function saveVenue(
  db: Db,
  id: number,
  changes: Partial<VenueContent>,
  version: number,
): Promise<number | null> {
  const rows = unwrap(
    await db.from('venues').update(tidyVenue(changes)).eq('id', id).eq('version', version).select('version'),
  );
  return rows[0]?.version ?? null;
}

export async function addStage(
  db: Db,
  venueId: number,
  stage: StageContent,
  position: number,
): Promise<void> {
  unwrap(await db.from('stages').insert({ ...stage, venue_id: venueId, position }));
}

export async function changeStage(db: Db, id: number, stage: StageContent): Promise<void> {
  const saved = unwrap(await db.from('stages').update(stage).eq('id', id).select('id'));
  if (saved.length === 0) throw new AppError('not_allowed');
}

export async function removeStage(db: Db, id: number): Promise<void> {
  const gone = unwrap(await db.from('stages').delete().eq('id', id).select('id'));
  if (gone.length === 0) throw new AppError('not_allowed');
}

/** In the order of the ids. */
export async function orderStages(db: Db, ids: number[]): Promise<void> {
  for (const [place, id] of ids.entries()) {
    unwrap(
      await db
        .from('stages')
        .update({ position: place + 1 })
        .eq('id', id),
    );
  }
}
