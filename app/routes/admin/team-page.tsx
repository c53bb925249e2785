import { InviteMember } from '~/features/permissions/components/invite-member';
import { LevelGuide } from '~/features/permissions/components/level-guide';
import { PendingInvitations } from '~/features/permissions/components/pending-invitations';
import { PermissionHistory } from '~/features/permissions/components/permission-history';
import { TeamList } from '~/features/permissions/components/team-list';
import type { PendingInvitation } from '~/features/permissions/invitation-queries';
import type { PermissionChange, TeamMember } from '~/features/permissions/queries';
import { Panel } from '~/ui/panel/panel';
import classes from './admin-page.module.css';

type TeamPageProps = {
  team: TeamMember[];
  changes: PermissionChange[];
  invitations: PendingInvitation[];
  canManage: boolean;
  viewerId: number;
  zone: string;
};

/** A team with its levels; owners also ask people in and read the history. */
export function TeamPage({ team, changes, invitations, canManage, viewerId, zone }: TeamPageProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <Panel title="Team" text={canManage ? undefined : 'Owners change who is in it and at which level.'}>
          <TeamList team={team} viewerId={viewerId} canManage={canManage} zone={zone} />
        </Panel>
        {canManage && invitations.length > 0 && (
          <Panel title="Waiting for an answer">
            <PendingInvitations invitations={invitations} zone={zone} />
          </Panel>
        )}
        {canManage && (
          <Panel
            title="Invite someone"
            text="They get a mail and decide for themselves. Without an account they can create one on the way."
          >
            <InviteMember />
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
