import { href, Outlet } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { useUnread } from '~/features/notifications/unread';
import { hasPermissions } from '~/features/permissions/queries';
import { revalidateRoot } from '~/features/session/revalidate-root';
import { useViewer } from '~/routes/use-viewer';
import { WhatsNewWhenIdle } from '~/routes/whats-new';
import { PublicShell } from '~/ui/shell/public-shell';
import type { Route } from './+types/layout';

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, log } = context.get(platformContext);
  try {
    return { publicUrl, manages: await hasPermissions(context.get(dbContext)) };
  } catch (error) {
    // A link too few in the header is no reason to take the page away.
    log.error({ err: error }, 'permissions for the header could not be loaded');
    return { publicUrl, manages: false };
  }
}

export const shouldRevalidate = revalidateRoot;
export const links = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }];

const loadSuggestions = () =>
  import('~/features/search/components/suggestions').then(({ Suggestions }) => Suggestions);

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <PublicShell
      viewer={viewer}
      unread={useUnread()}
      manages={loaderData.manages}
      signOutPath={href('/sign-out')}
      loadSuggestions={loadSuggestions}
    >
      <Outlet />
      <WhatsNewWhenIdle userId={viewer?.userId ?? null} />
    </PublicShell>
  );
}
