import type postgres from 'postgres';
import { continueNumbering, seedGenres } from '../../server/demo/seed-catalogue.ts';
import { generateEvents, type Progress } from './generate-events.ts';
import { generateArtists, generatePeople, generatePromoters, generateVenues } from './generate-names.ts';
import { createChance } from './generated-chance.ts';
import { withLazyIndexes } from './lazy-indexes.ts';

/**
 * Fills a database with as many events and, in proportion, with venues, artists, promoters and people. The
 * statements are chunks of rows: triggers refresh the lists once for each, as they do for everyone. The same
 * number gives the same rows, but for the day that they are counted from.
 */
export async function generateCatalogue(
  sql: postgres.Sql,
  events: number,
  progress: Progress = () => {},
): Promise<void> {
  // Temporary tables remember which rows were made: all statements share one connection.
  const connection = await sql.reserve();
  try {
    // Losing the last moments to a crash would only mean to generate again.
    await connection`set synchronous_commit = off`;
    await createChance(connection);
    await requireGenres(connection);
    await withLazyIndexes(connection, async () => {
      await generateVenues(connection, atLeast(3, events / 50));
      await generateArtists(connection, atLeast(20, events / 5));
      await generatePromoters(connection, atLeast(3, events / 100));
      await generatePeople(connection, atLeast(20, events / 10));
      await generateEvents(connection, events, progress);
    });
    await connection`select private.count_popularity()`;
    // As autovacuum would have done by and by.
    await connection`vacuum (analyze)`;
  } finally {
    await connection`reset synchronous_commit`;
    await connection`discard temp`;
    connection.release();
  }
}

async function requireGenres(sql: postgres.ISql): Promise<void> {
  const [row] = await sql<{ some: boolean }[]>`select exists (select from public.genres) as some`;
  if (row?.some) return;
  await seedGenres(sql);
  await continueNumbering(sql, ['genres']);
}

function atLeast(least: number, count: number): number {
  return Math.max(least, Math.round(count));
}
