import { dbContext } from '~/db/context';
import { getEventHeading } from '~/features/events/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { changeEntityTeam } from '~/routes/admin/change-entity-team';
import { loadTeam } from '~/routes/admin/load-team';
import { TeamPage } from '~/routes/admin/team-page';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/permissions';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, team] = await Promise.all([orNotFound(getEventHeading(db, id)), loadTeam(db, 'event', id)]);
  return { ...team, zone: event.timezone };
}

export const loader = load;
export const clientLoader = load;

const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('event', args);

export const action = act;
export const clientAction = act;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Permissions', 'Who may do what for this event.', matches);

export default function Permissions({ loaderData }: Route.ComponentProps) {
  return (
    <div className={classes.page}>
      <PageHeader title="Permissions" text="Who may do what for this event." />
      <TeamPage {...loaderData} />
    </div>
  );
}
