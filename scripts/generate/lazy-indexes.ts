import type postgres from 'postgres';

const wordIndexes = [
  'private.event_words_by_word',
  'private.entity_names_by_word',
  'private.entity_names_by_likeness',
  'private.known_words_by_likeness',
];

/**
 * Word indexes take every row at once, so that searching never reads a list of what is pending. For bulk that
 * costs more than all the rest together: meanwhile they collect, and sort what they collected in one go.
 */
export async function withLazyIndexes(sql: postgres.ISql, work: () => Promise<void>): Promise<void> {
  await sql`set gin_pending_list_limit = '64MB'`;
  await setFastUpdate(sql, 'on');
  try {
    await work();
  } finally {
    await setFastUpdate(sql, 'off');
    await sql`reset gin_pending_list_limit`;
  }
}

async function setFastUpdate(sql: postgres.ISql, state: 'on' | 'off'): Promise<void> {
  for (const index of wordIndexes) {
    await sql.unsafe(`alter index ${index} set (fastupdate = ${state})`);
    if (state === 'off') await sql`select gin_clean_pending_list(${index})`;
  }
}
