import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Link } from '~/lib/content-rules';
import type { PromoterContent } from './schema';

/** A promoter as its editors see it, with the version that they see. */
export async function getEditablePromoter(db: Db, id: number) {
  const { name, description, links, ...row } = unwrap(
    await db
      .from('promoters')
      .select('id, name, description, links, is_hidden, version')
      .eq('id', id)
      .single(),
  );
  // The database lets nothing else in: private.are_links.
  const content: PromoterContent = { name, description, links: links as Link[] };
  return { ...row, content };
}
export type EditablePromoter = Awaited<ReturnType<typeof getEditablePromoter>>;
