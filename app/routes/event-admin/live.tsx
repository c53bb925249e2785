import { dbContext } from '~/db/context';
import { getDoorFigures } from '~/features/door/queries';
import { getEventHeading } from '~/features/events/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import type { Route } from './+types/live';
import { eventMeta } from './event-meta';
import { LiveBoard } from './live-board';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, figures] = await Promise.all([orNotFound(getEventHeading(db, id)), getDoorFigures(db, id)]);
  return { event, figures };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Live', 'The night as it happens.', matches);

export default function Live({ loaderData: { event, figures } }: Route.ComponentProps) {
  return <LiveBoard key={event.id} event={event} loaded={figures} />;
}
