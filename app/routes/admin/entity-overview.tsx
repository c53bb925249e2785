import { href } from 'react-router';
import { EventRows } from '~/features/events/components/event-row';
import type { EventCardData } from '~/features/events/queries';
import { TeamList } from '~/features/permissions/components/team-list';
import type { TeamMember } from '~/features/permissions/queries';
import { FactList, type FactRow } from '~/features/platform/components/fact-list';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import classes from './admin-page.module.css';

type EntityOverviewProps = {
  eyebrow: string;
  name: string;
  actions: React.ReactNode;
  facts: FactRow[];
  upcoming: EventCardData[];
  past: EventCardData[];
  team: TeamMember[];
  viewerId: number;
  zone: string;
};

/** What the team of a venue, artist or promoter sees first: its facts, its events, its people. */
export function EntityOverview(props: EntityOverviewProps) {
  const { eyebrow, name, actions, facts, upcoming, past, team, viewerId, zone } = props;
  const toEvent = (event: EventCardData) => href('/event/:id', { id: String(event.id) });
  return (
    <div className={classes.page}>
      <PageHeader eyebrow={eyebrow} title={name} actions={actions} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Panel title="Details">
            <FactList facts={facts} />
          </Panel>
          <Panel title="Upcoming events">
            {upcoming.length > 0 ? (
              <EventRows events={upcoming} linkTo={toEvent} />
            ) : (
              <p className={classes.muted}>Nothing is announced.</p>
            )}
          </Panel>
          {past.length > 0 && (
            <Panel title="Past events">
              <EventRows events={past} linkTo={toEvent} />
            </Panel>
          )}
        </div>
        <Panel title="Team">
          <TeamList team={team} viewerId={viewerId} canManage={false} zone={zone} />
        </Panel>
      </div>
    </div>
  );
}
