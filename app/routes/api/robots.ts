import { platformContext } from '~/db/context';
import { sharedFile } from '~/lib/shared-file';
import type { Route } from './+types/robots';

/** Pages that belong to one person, or to nobody who searches, are no use in an index. */
const kept = [
  '/admin',
  '/scanner',
  '/login',
  '/auth-callback',
  '/email-confirmation',
  '/customize-tickets',
  '/local',
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(platformContext);
  const rules = kept.map((path) => `Disallow: ${path}`).join('\n');
  return sharedFile(`User-agent: *\n${rules}\n\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    type: 'text/plain; charset=utf-8',
    seconds: 3600,
  });
}
