import { data } from 'react-router';
import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { listSitemapPages, sitemapKinds } from '~/features/sitemap/queries';
import { requireFileStem, sharedFile } from '~/lib/shared-file';
import type { Route } from './+types/sitemap';

export async function loader({ params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const kind = sitemapKinds.find((known) => known === params.kind);
  const part = requireFileStem(params.file, '.xml');
  if (!kind || !/^\d{1,12}$/.test(part)) throw data(null, { status: 404 });
  const pages = await listSitemapPages(createAnonymousDb(platform), kind, Number(part));
  const entries = pages.map(({ id, updated_at }) => {
    const changed = updated_at ? `<lastmod>${new Date(updated_at).toISOString()}</lastmod>` : '';
    return `<url><loc>${platform.publicUrl}/${kind}/${id}</loc>${changed}</url>`;
  });
  return sharedFile(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { type: 'application/xml; charset=utf-8', seconds: 600 },
  );
}
