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
import { AdminShell } from '~/ui/shell/admin-shell';
import { BareShell } from '~/ui/shell/bare-shell';
import { EntityNav } from '~/ui/shell/entity-nav';
import type { Route } from './+types/layout';
import { ownerLevel } from './load-entity';

const mostPerGroup = 6;

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const db = context.get(dbContext);
  const [permissions, invitations] = await Promise.all([listMyPermissions(db), listMyInvitations(db)]);
  return { entities: await namePermissions(db, permissions), invitations };
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
      entities={<Entities entities={loaderData.entities} isStaff={viewer.isStaff} />}
    >
      {isHome && (
        <OwnInvitations invitations={loaderData.invitations} answerPath={href('/answer-invitation')} />
      )}
      <Outlet />
      <WhatsNewWhenIdle userId={viewer.userId} />
    </AdminShell>
  );
}

const groups = [
  { type: 'event', title: 'Events', icon: 'calendar' },
  { type: 'venue', title: 'Venues', icon: 'venue' },
  { type: 'artist', title: 'Artists', icon: 'mic' },
  { type: 'promoter', title: 'Promoters', icon: 'megaphone' },
] as const;

function Entities({ entities, isStaff }: { entities: NamedPermission[]; isStaff: boolean }) {
  const owns = entities.some(({ entityType, level }) => isTold(entityType) && level >= ownerLevel);
  return (
    <>
      {groups.map(({ type, title, icon }) => {
        const ofType = entities.filter(({ entityType }) => entityType === type).slice(0, mostPerGroup);
        const items = ofType.map(({ name, to }) => ({ to, label: name, icon }));
        return <EntityNav key={type} title={title} items={items} />;
      })}
      {/* Staff have it among the pages of the platform. */}
      {owns && !isStaff && (
        <EntityNav
          title="Connect"
          items={[{ to: href('/admin/webhooks'), label: 'Webhooks', icon: 'broadcast' }]}
        />
      )}
    </>
  );
}

/** Whose news other systems can be told. */
const isTold = (entityType: string) => entityType === 'event' || entityType === 'promoter';
