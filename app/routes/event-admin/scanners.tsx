import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { TeamList } from '~/features/permissions/components/team-list';
import { listTeam } from '~/features/permissions/queries';
import { requireEntityId } from '~/lib/entity-id';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/scanners';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  return { team: await listTeam(context.get(dbContext), 'event', requireEntityId(params.id)) };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Scanners', 'Who checks tickets at the door.', matches);

export default function Scanners({ loaderData }: Route.ComponentProps) {
  return (
    <div className={classes.page}>
      <PageHeader
        title="Scanners"
        text="Who checks tickets at the door, and with which device."
        actions={
          <ButtonLink kind="secondary" icon="scan" to={href('/scanner')}>
            Open the scanner
          </ButtonLink>
        }
      />
      <div className={classes.columns}>
        <EmptyState icon="phone" title="No devices yet">
          No phone is registered for the door of this event.
        </EmptyState>
        <Panel title="People who may scan" text="Everyone in the team, from crew upwards.">
          <TeamList team={loaderData.team} viewerId={useViewer()?.userId ?? 0} canManage={false} zone="UTC" />
        </Panel>
      </div>
    </div>
  );
}
