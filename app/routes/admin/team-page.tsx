import { AddMember } from '~/features/permissions/components/add-member';
import { LevelGuide } from '~/features/permissions/components/level-guide';
import { PermissionHistory } from '~/features/permissions/components/permission-history';
import { TeamList } from '~/features/permissions/components/team-list';
import type { PermissionChange, TeamMember } from '~/features/permissions/queries';
import { Panel } from '~/ui/panel/panel';
import classes from './admin-page.module.css';

type TeamPageProps = {
  team: TeamMember[];
  changes: PermissionChange[];
  canManage: boolean;
  viewerId: number;
  zone: string;
};

/** A team with its levels; owners also add people and read the history. */
export function TeamPage({ team, changes, canManage, viewerId, zone }: TeamPageProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <Panel title="Team" text={canManage ? undefined : 'Owners change who is in it and at which level.'}>
          <TeamList team={team} viewerId={viewerId} canManage={canManage} zone={zone} />
        </Panel>
        {canManage && (
          <Panel title="Add someone">
            <AddMember />
          </Panel>
        )}
      </div>
      <div className={classes.stack}>
        <Panel title="What the levels mean">
          <LevelGuide />
        </Panel>
        {canManage && (
          <Panel title="History">
            <PermissionHistory changes={changes} zone={zone} />
          </Panel>
        )}
      </div>
    </div>
  );
}
