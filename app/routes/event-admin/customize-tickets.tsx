import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EventRows } from '~/features/events/components/event-row';
import { type EventCardData, listEventsById } from '~/features/events/queries';
import { listMyPermissions } from '~/features/permissions/queries';
import { getViewer } from '~/features/session/queries';
import { pageMeta } from '~/lib/page-meta';
import classes from '~/routes/account/account-page.module.css';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Notice } from '~/ui/notice/notice';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { Skeleton, SkeletonRows } from '~/ui/skeleton/skeleton';
import type { Route } from './+types/customize-tickets';

const editorLevel = 2;

/** Client only: there is no `loader`, so the server renders the fallback and the browser does the rest. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const db = context.get(dbContext);
  const [viewer, permissions] = await Promise.all([getViewer(db), listMyPermissions(db)]);
  const editable = permissions.filter(
    ({ entityType, level }) => entityType === 'event' && level >= editorLevel,
  );
  return {
    signedIn: viewer !== null,
    events: await listEventsById(
      db,
      editable.map(({ entityId }) => entityId),
    ),
  };
}

export const meta = () =>
  pageMeta({ title: 'Ticket designer', description: 'Design the tickets of the events that you run.' });

export function HydrateFallback() {
  return (
    <div className={classes.page}>
      <PageHeader title="Ticket designer" text="Every event’s tickets can have a design of their own." />
      <Skeleton height="56px" />
      <Panel>
        <SkeletonRows rows={4} label="Loading the designer" />
      </Panel>
    </div>
  );
}

export default function CustomizeTickets({ loaderData }: Route.ComponentProps) {
  const { signedIn, events } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader title="Ticket designer" text="Every event’s tickets can have a design of their own." />
      {events.length > 0 ? <DesignableEvents events={events} /> : <NothingToDesign signedIn={signedIn} />}
    </div>
  );
}

function DesignableEvents({ events }: { events: EventCardData[] }) {
  return (
    <>
      <Notice>The tickets of these events have the standard design.</Notice>
      <Panel title="Events that you may edit">
        <EventRows
          events={events}
          showStatus
          linkTo={(event) => href('/admin/event/:id/tickets', { id: String(event.id) })}
        />
      </Panel>
    </>
  );
}

function NothingToDesign({ signedIn }: { signedIn: boolean }) {
  const signIn = `${href('/login')}?redirect=${encodeURIComponent(href('/customize-tickets'))}`;
  return signedIn ? (
    <EmptyState
      icon="edit"
      title="No events to design for"
      action={<ButtonLink to={href('/admin')}>Go to what you run</ButtonLink>}
    >
      Designing needs the level of an editor or higher on an event.
    </EmptyState>
  ) : (
    <EmptyState
      icon="lock"
      title="Sign in to design tickets"
      action={<ButtonLink to={signIn}>Sign in</ButtonLink>}
    >
      Tickets are designed by the team of an event.
    </EmptyState>
  );
}
