import { dbContext } from '~/db/context';
import { getEventHeading } from '~/features/events/queries';
import { currentMinute, isOver, isRunning } from '~/features/events/rules';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { formatDate, formatTime } from '~/lib/time';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/live';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const event = await orNotFound(getEventHeading(context.get(dbContext), requireEntityId(params.id)));
  return { event, now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Live', 'The night as it happens.', matches);

export default function Live({ loaderData }: Route.ComponentProps) {
  const { event, now } = loaderData;
  const doors = event.doors_at ?? event.starts_at;
  const opening = `${formatDate(doors, event.timezone)}, ${formatTime(doors, event.timezone)}`;
  const title = isOver(event, now)
    ? 'The night is over'
    : isRunning(event, now)
      ? 'The night is on'
      : `Doors open ${opening}`;
  return (
    <div className={classes.page}>
      <PageHeader title="Live" text="Entries, people inside and sales of the night, as they happen." />
      <EmptyState icon="broadcast" title={title}>
        Nobody has been scanned at the door yet.
      </EmptyState>
    </div>
  );
}
