import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getDoorRules, listDoorTypes, listGates, listScanners } from '~/features/door/queries';
import { getEventHeading } from '~/features/events/queries';
import { TeamList } from '~/features/permissions/components/team-list';
import { listTeam } from '~/features/permissions/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { managerLevel, ownerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/scanners';
import { CodesPanel } from './codes-panel';
import { DoorRulesPanel } from './door-rules-panel';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';
import { GatesPanel } from './gates-panel';
import { ScannersPanel } from './scanners-panel';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, level, team, rules, gates, types, scanners] = await Promise.all([
    orNotFound(getEventHeading(db, id)),
    loadLevel(db, 'event', id),
    listTeam(db, 'event', id),
    getDoorRules(db, id),
    listGates(db, id),
    listDoorTypes(db, id),
    listScanners(db, id),
  ]);
  return { event, level, team, rules, gates, types, scanners, now: new Date().toISOString() };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Scanners', 'Who checks tickets at the door.', matches);

export default function Scanners({ loaderData }: Route.ComponentProps) {
  const { event, level, team, rules, gates, types, scanners, now } = loaderData;
  const mayDecide = level >= managerLevel;
  const viewerId = useViewer()?.userId ?? 0;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Scanners"
        text="Who checks tickets at the door, with which phone and by which rules."
        actions={
          <ButtonLink kind="secondary" icon="scan" to={href('/scanner')}>
            Open the scanner
          </ButtonLink>
        }
      />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ScannersPanel {...{ event, scanners, gates, types, now, mayDecide }} />
          <GatesPanel eventId={event.id} {...{ gates, types, mayDecide }} />
        </div>
        <div className={classes.stack}>
          <DoorRulesPanel eventId={event.id} rules={rules} mayDecide={mayDecide} />
          <Panel
            title="People who may scan"
            text="Everyone in the team, from crew upwards, with their own account."
            actions={
              <ButtonLink
                kind="quiet"
                size="sm"
                to={href('/admin/event/:id/permissions', { id: String(event.id) })}
              >
                Invite by e-mail
              </ButtonLink>
            }
          >
            <TeamList
              team={team}
              viewerId={viewerId}
              canManage={false}
              canLeave={false}
              zone={event.timezone}
            />
          </Panel>
          {level >= ownerLevel && <CodesPanel eventId={event.id} />}
        </div>
      </div>
    </div>
  );
}
