import { createLru } from '~/lib/lru';
import type { Platform } from '~/lib/platform';

export type DesignPictureFile = { type: 'image/jpeg' | 'image/png'; content: Buffer };

/** A picture never changes under its id. */
const kept = createLru<DesignPictureFile>({ bytes: 32 * 1024 * 1024 });

export async function readDesignPicture(
  { sql }: Pick<Platform, 'sql'>,
  id: string,
): Promise<DesignPictureFile | undefined> {
  const known = kept.get(id);
  if (known) return known;
  const [found] = await sql<DesignPictureFile[]>`
    select type, content from private.ticket_design_pictures where id = ${id}`;
  if (found) kept.set(id, found, found.content.length);
  return found;
}
