import { dbContext } from '~/db/context';
import { LineUp } from '~/features/events/components/line-up';
import { getEvent } from '~/features/events/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/artists';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  return { event: await orNotFound(getEvent(context.get(dbContext), requireEntityId(params.id))) };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Line-up', 'Who plays, in billing order.', matches);

export default function Artists({ loaderData }: Route.ComponentProps) {
  const { lineup } = loaderData.event;
  return (
    <div className={classes.page}>
      <PageHeader title="Line-up" text="Who plays, in billing order." />
      {lineup.length > 0 ? (
        <LineUp lineup={lineup} numbered />
      ) : (
        <EmptyState icon="music" title="Nobody is on the line-up yet">
          The event page leaves the line-up out until there is one.
        </EmptyState>
      )}
      <Panel title="Timetable">
        <p>No set times yet. The public timetable shows the line-up and says that times are not published.</p>
      </Panel>
    </div>
  );
}
