import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { countSitemapParts, sitemapKinds } from '~/features/sitemap/queries';
import { sharedFile } from '~/lib/shared-file';
import type { Route } from './+types/sitemap-index';

export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const db = createAnonymousDb(platform);
  const counts = await Promise.all(sitemapKinds.map((kind) => countSitemapParts(db, kind)));
  const files = sitemapKinds.flatMap((kind, index) =>
    Array.from(
      { length: counts[index] ?? 0 },
      (_, part) => `${platform.publicUrl}/sitemap/${kind}/${part}.xml`,
    ),
  );
  const entries = files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('\n');
  return sharedFile(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`,
    { type: 'application/xml; charset=utf-8', seconds: 600 },
  );
}
