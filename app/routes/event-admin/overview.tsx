import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { StatusBanner } from '~/features/events/components/status-banner';
import { getEvent } from '~/features/events/queries';
import { currentMinute, listReadiness } from '~/features/events/rules';
import { TeamList } from '~/features/permissions/components/team-list';
import { listTeam } from '~/features/permissions/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { Icon } from '~/ui/icon/icon';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/overview';
import classes from './event-admin-page.module.css';
import { EventDetails } from './event-details';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, team] = await Promise.all([orNotFound(getEvent(db, id)), listTeam(db, 'event', id)]);
  return { event, team, now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Overview', 'How the event stands.', matches);

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { event, team, now } = loaderData;
  const id = { id: String(event.id) };
  const viewerId = useViewer()?.userId ?? 0;
  return (
    <div className={classes.page}>
      <PageHeader title="Overview" />
      <StatusBanner event={event} now={now} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Panel title="The night">
            <EventDetails event={event} />
          </Panel>
          <Panel title="Sales">
            <p>Nothing is on sale for this event, so there are no sales to show.</p>
          </Panel>
        </div>
        <div className={classes.stack}>
          <Panel title="The event page has">
            <ul className={classes.todo}>
              {listReadiness(event).map(({ words, done }) => (
                <li key={words} data-done={done || undefined}>
                  <Icon name={done ? 'check' : 'minus'} size={18} label={done ? 'Done' : 'Missing'} />
                  {words}
                </li>
              ))}
            </ul>
          </Panel>
          <Panel
            title="Team"
            actions={
              <ButtonLink kind="quiet" size="sm" to={href('/admin/event/:id/permissions', id)}>
                Permissions
              </ButtonLink>
            }
          >
            <TeamList team={team} viewerId={viewerId} canManage={false} zone={event.timezone} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
