import { Poster } from '~/ui/poster/poster';
import { LocalTime } from '~/ui/time/local-time';
import type { TeamMember } from '../queries';
import { ownerLevel, personName } from '../rules';
import { LeaveTeam } from './leave-team';
import { LevelBadge } from './level-badge';
import { MemberControls } from './member-controls';
import classes from './team-list.module.css';

type TeamListProps = {
  team: TeamMember[];
  /** The person who looks, so that they find themselves. */
  viewerId: number;
  /** Owners change levels and remove people; everyone else only sees who is in. */
  canManage: boolean;
  /** Not where the page is about something else. */
  canLeave?: boolean;
  zone: string;
};

export function TeamList({ team, viewerId, canManage, canLeave = true, zone }: TeamListProps) {
  const owners = team.filter(({ level }) => level >= ownerLevel);
  return (
    <ul className={classes.team}>
      {team.map((member) => {
        const name = personName(member.userId, member.displayName);
        const isViewer = member.userId === viewerId;
        // Every team keeps an owner, and what a promoter gives is not taken away here.
        const mayGo = member.inherited === null && !(owners.length === 1 && owners[0] === member);
        return (
          <li key={member.userId} className={classes.member}>
            <span className={classes.portrait}>
              <Poster kind="user" id={member.userId} ratio="square" />
            </span>
            <div className={classes.text}>
              <p className={classes.name}>
                {name}
                {isViewer && <span className={classes.you}> (you)</span>}
              </p>
              <p className={classes.since}>
                {member.inherited === null ? 'Since' : 'Through a promoter since'}{' '}
                <LocalTime at={member.since} zone={zone} style="year" />
              </p>
            </div>
            {canManage && (member.inherited ?? 0) < ownerLevel ? (
              <MemberControls
                key={member.level}
                userId={member.userId}
                name={name}
                level={member.level}
                inherited={member.inherited}
                mayRemove={mayGo && !isViewer}
              />
            ) : (
              <LevelBadge level={member.level} />
            )}
            {isViewer && canLeave && mayGo && <LeaveTeam userId={viewerId} />}
          </li>
        );
      })}
    </ul>
  );
}
