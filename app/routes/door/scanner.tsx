import type { LinksFunction } from 'react-router';
import { dbContext } from '~/db/context';
import { listEventsById } from '~/features/events/queries';
import { currentMinute, isOver } from '~/features/events/rules';
import { listMyPermissions } from '~/features/permissions/queries';
import { ScannerApp } from '~/features/scanning/components/scanner-app';
import { listGates } from '~/features/scanning/queries';
import { getViewer } from '~/features/session/queries';
import { pageMeta } from '~/lib/page-meta';
import { formatRange } from '~/lib/time';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import type { Route } from './+types/scanner';

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const db = context.get(dbContext);
  const now = currentMinute();
  const [viewer, permissions] = await Promise.all([getViewer(db), listMyPermissions(db)]);
  const mine = permissions.filter(({ entityType }) => entityType === 'event').map(({ entityId }) => entityId);
  const events = (await listEventsById(db, mine)).filter((event) => !isOver(event, now));
  const gates = await listGates(
    db,
    events.map(({ id }) => id),
  );
  return {
    personName: viewer?.name ?? null,
    events: events.map(({ id, title, starts_at, ends_at, timezone, venue }) => ({
      id,
      title,
      when: [formatRange(starts_at, ends_at, timezone), venue?.name].filter(Boolean).join(' · '),
      gates: gates.filter(({ eventId }) => eventId === id),
    })),
  };
}

export const loader = load;

/** A document of its own, with a policy of its own: reading codes compiles a module (content-security-policy.ts). */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(args.request.url);
  if (opened && new URL(opened.name).pathname !== pathname) {
    window.location.assign(pathname);
    return new Promise<never>(() => undefined);
  }
  return load(args);
}

export const shouldRevalidate = keepWhenOffline;
export const links: LinksFunction = () => [
  { rel: 'manifest', href: '/scanner.webmanifest' },
  { rel: 'apple-touch-icon', href: '/app/scanner-touch-180.png' },
];
export const meta = () => pageMeta({ title: 'Scanner', description: 'Check tickets at the door.' });

export default function Scanner({ loaderData }: Route.ComponentProps) {
  return <ScannerApp {...loaderData} />;
}
