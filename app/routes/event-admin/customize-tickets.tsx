import { lazy, Suspense } from 'react';
import { href, useSearchParams } from 'react-router';
import { dbContext } from '~/db/context';
import { requireEventEditor } from '~/features/access/middleware';
import { EventRows } from '~/features/events/components/event-row';
import { type EventRowData, listEventsById } from '~/features/events/queries';
import { listMyPermissions } from '~/features/permissions/queries';
import { removeTemplate } from '~/features/ticket-design/commands';
import {
  getDesignedEvent,
  getTicketDesign,
  listDesignTemplates,
  listDesignVersions,
} from '~/features/ticket-design/queries';
import { parseEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { pageMeta } from '~/lib/page-meta';
import classes from '~/routes/account/account-page.module.css';
import { editorLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { useCommands } from '~/routes/use-commands';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { posterPalette } from '~/ui/poster/poster-svg';
import { SkeletonRows } from '~/ui/skeleton/skeleton';
import type { Route } from './+types/customize-tickets';
import { DesignerWaiting } from './designer-waiting';

const TicketDesigner = lazy(() =>
  import('~/features/ticket-design/components/ticket-designer').then((module) => ({
    default: module.TicketDesigner,
  })),
);

/** Client only: there is no `loader`, so the server renders the fallback and the browser does the rest. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const db = context.get(dbContext);
  const url = new URL(request.url);
  const asked = url.searchParams.get('event');
  const eventId = asked === null ? null : (parseEntityId(asked) ?? 0);
  await requireEventEditor({ url, context }, eventId);
  if (eventId === null) {
    const permissions = await listMyPermissions(db);
    const editable = permissions.filter((one) => one.entityType === 'event' && one.level >= editorLevel);
    const ids = editable.map(({ entityId }) => entityId);
    return { designed: null, events: comingFirst(await listEventsById(db, ids)) };
  }
  const [event, saved, templates] = await Promise.all([
    orNotFound(getDesignedEvent(db, eventId)),
    getTicketDesign(db, eventId),
    listDesignTemplates(db, eventId),
  ]);
  const levels = await Promise.all(event.promoters.map(({ id }) => loadLevel(db, 'promoter', id)));
  const promoters = event.promoters.filter((_, at) => (levels[at] ?? 0) >= editorLevel);
  return { designed: { event, saved, templates, promoters }, events: [] };
}

/** What is over comes last: who designs looks ahead. */
function comingFirst(events: EventRowData[]): EventRowData[] {
  const isOver = ({ ends_at }: EventRowData) => Date.parse(ends_at) < Date.now();
  return [...events.filter((event) => !isOver(event)), ...events.filter(isOver).toReversed()];
}

export const meta = () =>
  pageMeta({ title: 'Ticket designer', description: 'Design the tickets of the events that you run.' });

export function HydrateFallback() {
  return <Waiting />;
}

function Waiting() {
  const [search] = useSearchParams();
  if (search.has('event')) return <DesignerWaiting />;
  return (
    <div className={classes.page}>
      <PageHeader title="Ticket designer" text="Every event’s tickets can have a design of their own." />
      <Panel>
        <SkeletonRows rows={4} label="Loading your events" />
      </Panel>
    </div>
  );
}

export default function CustomizeTickets({ loaderData: { designed, events } }: Route.ComponentProps) {
  const { run, ask, revalidate } = useCommands();
  if (designed) {
    const { event } = designed;
    return (
      <Suspense fallback={<Waiting />}>
        <TicketDesigner
          key={event.id}
          {...designed}
          poster={posterPalette({ kind: 'event', id: event.id })}
          loadVersions={async () => (await ask((db) => listDesignVersions(db, event.id))) ?? []}
          onTemplatesChanged={revalidate}
          onRemoveTemplate={async ({ id }) => void (await run((db) => removeTemplate(db, id)))}
        />
      </Suspense>
    );
  }
  return (
    <div className={classes.page}>
      <PageHeader title="Ticket designer" text="Every event’s tickets can have a design of their own." />
      {events.length > 0 ? (
        <Panel title="Choose an event">
          <EventRows
            events={events}
            showStatus
            linkTo={({ id }) => `${href('/customize-tickets')}?event=${id}`}
          />
        </Panel>
      ) : (
        <EmptyState
          icon="edit"
          title="No event of yours to design for"
          action={<ButtonLink to={href('/admin')}>What you run</ButtonLink>}
        >
          Create an event first. Its tickets look good from the start, and here you make them your own.
        </EmptyState>
      )}
    </div>
  );
}

export { RouteError as ErrorBoundary } from '~/ui/errors/route-error';
