import { href, Outlet, useLocation } from 'react-router';
import { dbContext } from '~/db/context';
import { useUnread } from '~/features/notifications/unread';
import { OwnInvitations } from '~/features/permissions/components/own-invitations';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import { listMyInvitations } from '~/features/permissions/invitation-queries';
import { listMyPermissions } from '~/features/permissions/queries';
import { revalidateRoot } from '~/features/session/revalidate-root';
import { namePermissions } from '~/routes/name-permissions';
import { useViewer } from '~/routes/use-viewer';
import { WhatsNewWhenIdle } from '~/routes/whats-new';
import { Picture } from '~/ui/picture/picture';
import { AdminShell } from '~/ui/shell/admin-shell';
import { BareShell } from '~/ui/shell/bare-shell';
import { EntityNav } from '~/ui/shell/entity-nav';
import type { Route } from './+types/layout';
import { ownsTold } from './admin-commands';
import { loadSidebarArt, type SidebarArt } from './load-sidebar-art';
import { sidebarEntities } from './sidebar-entities';
import { useCommandPalette } from './use-command-palette';

async function load({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const db = context.get(dbContext);
  const [permissions, invitations] = await Promise.all([listMyPermissions(db), listMyInvitations(db)]);
  const entities = await namePermissions(db, permissions);
  return { entities, art: await loadSidebarArt(db, entities, url.pathname), invitations };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = revalidateRoot;
export const links = () => [{ rel: 'manifest', href: '/manifest.webmanifest' }];

/** The frame alone: signed-in.tsx and entity.tsx below it decide who may come in. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const viewer = useViewer();
  const unread = useUnread();
  const isHome = useLocation().pathname === href('/admin');
  const { openPalette, dialogs } = useCommandPalette(loaderData.entities);
  if (!viewer) {
    return (
      <BareShell>
        <Outlet />
      </BareShell>
    );
  }
  return (
    <AdminShell
      viewer={viewer}
      unread={unread}
      signOutPath={href('/sign-out')}
      onOpenPalette={openPalette}
      entities={<Entities entities={loaderData.entities} art={loaderData.art} isStaff={viewer.isStaff} />}
    >
      {isHome && (
        <OwnInvitations invitations={loaderData.invitations} answerPath={href('/answer-invitation')} />
      )}
      <Outlet />
      <WhatsNewWhenIdle userId={viewer.userId} />
      {dialogs}
    </AdminShell>
  );
}

const groups = [
  { type: 'event', title: 'Events', icon: 'calendar' },
  { type: 'venue', title: 'Venues', icon: 'venue' },
  { type: 'artist', title: 'Artists', icon: 'mic' },
  { type: 'promoter', title: 'Promoters', icon: 'megaphone' },
] as const;

type EntitiesProps = { entities: NamedPermission[]; art: SidebarArt; isStaff: boolean };

function Entities({ entities, art, isStaff }: EntitiesProps) {
  const { pathname } = useLocation();
  return (
    <>
      {groups.map(({ type, title, icon }) => {
        const { named, hasMore } = sidebarEntities(entities, type, pathname);
        const items = named.map(({ entityId, name, to }) => ({
          to,
          label: name,
          icon,
          art: (
            <Picture
              kind={type}
              id={entityId}
              picture={art[type][entityId] ?? null}
              ratio="square"
              sizes="26px"
              widest={160}
            />
          ),
        }));
        const all = hasMore ? { to: href('/admin'), label: `All ${title.toLowerCase()}` } : undefined;
        return <EntityNav key={type} title={title} items={items} all={all} />;
      })}
      {/* Staff have it among the pages of the platform. */}
      {ownsTold(entities) && !isStaff && (
        <EntityNav
          title="Connect"
          items={[{ to: href('/admin/webhooks'), label: 'Webhooks', icon: 'broadcast' }]}
        />
      )}
    </>
  );
}
