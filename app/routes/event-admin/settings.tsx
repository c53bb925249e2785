import { dbContext } from '~/db/context';
import { getEvent } from '~/features/events/queries';
import { FactList } from '~/features/platform/components/fact-list';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/settings';
import classes from './event-admin-page.module.css';
import { EventDetails } from './event-details';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  return { event: await orNotFound(getEvent(context.get(dbContext), requireEntityId(params.id))) };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Settings', 'The details of the event.', matches);

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { event } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader title="Settings" text="What the event page shows. These details are read-only here." />
      <Panel title="Words">
        <FactList
          facts={[
            { name: 'Title', value: event.title },
            { name: 'Description', value: event.description || 'None' },
          ]}
        />
      </Panel>
      <Panel title="Details">
        <EventDetails event={event} />
      </Panel>
    </div>
  );
}
