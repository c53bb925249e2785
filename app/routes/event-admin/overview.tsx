import { href, Link } from 'react-router';
import { dbContext } from '~/db/context';
import { EditReadiness } from '~/features/events/components/edit-readiness';
import { StatusBanner } from '~/features/events/components/status-banner';
import { getEditableEvent } from '~/features/events/editing-queries';
import { listReadiness } from '~/features/events/readiness';
import { currentMinute } from '~/features/events/rules';
import { TeamList } from '~/features/permissions/components/team-list';
import { listTeam } from '~/features/permissions/queries';
import { listPictures } from '~/features/pictures/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { changeEntityTeam } from '~/routes/admin/change-entity-team';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/overview';
import classes from './event-admin-page.module.css';
import { EventDetails } from './event-details';
import { eventMeta } from './event-meta';
import { loadMessages } from './load-messages';
import { loadSales } from './load-sales';
import { pathToMend } from './path-to-mend';
import { SalesPanel } from './sales-panel';
import { TellEveryone } from './tell-everyone';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, pictures, team, sales, messages] = await Promise.all([
    orNotFound(getEditableEvent(db, id)),
    listPictures(db, 'event', id),
    listTeam(db, 'event', id),
    loadSales(db, id),
    loadMessages(db, id),
  ]);
  return {
    event,
    readiness: listReadiness(event, pictures.length),
    team,
    sales,
    messages,
    now: currentMinute(),
  };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

/** Whoever is in the team can leave it here. */
const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('event', args);

export const action = act;
export const clientAction = act;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Overview', 'How the event stands.', matches);

/** The team's first; the permissions have everyone. */
const mostPeople = 6;

export default function Overview({ loaderData }: Route.ComponentProps) {
  const { event, readiness, team, sales, messages, now } = loaderData;
  const id = { id: String(event.id) };
  const viewerId = useViewer()?.userId ?? 0;
  // What is left to do leads until the event is out; from then on it is the sales that matter.
  const isDraft = event.status === 'draft' || event.status === 'scheduled';
  const checklist = (
    <EditReadiness items={readiness} status={event.status} pathOf={(place) => pathToMend(event.id, place)} />
  );
  const shownTeam = team.filter(({ userId }, at) => at < mostPeople || userId === viewerId);
  return (
    <div className={classes.page}>
      <PageHeader title="Overview" />
      <StatusBanner event={event} now={now} />
      <div className={isDraft ? classes.desk : classes.columns}>
        {isDraft && checklist}
        <div className={classes.stack}>
          <SalesPanel event={event} sales={sales} now={now} />
          {messages && <TellEveryone event={event} messages={messages} />}
          <Panel
            title="The night"
            actions={
              <ButtonLink kind="quiet" size="sm" icon="edit" to={href('/admin/event/:id/settings', id)}>
                Settings
              </ButtonLink>
            }
          >
            <EventDetails event={event} />
          </Panel>
        </div>
        <div className={isDraft ? undefined : classes.stack}>
          {!isDraft && checklist}
          <Panel
            title="Team"
            actions={
              <ButtonLink kind="quiet" size="sm" to={href('/admin/event/:id/permissions', id)}>
                Permissions
              </ButtonLink>
            }
          >
            <TeamList team={shownTeam} viewerId={viewerId} canManage={false} zone={event.timezone} />
            {shownTeam.length < team.length && (
              <Link to={href('/admin/event/:id/permissions', id)}>All {team.length} people</Link>
            )}
          </Panel>
        </div>
      </div>
    </div>
  );
}
