import { FollowedList } from '~/features/profiles/components/followed-list';
import { showsPlans } from '~/features/profiles/rules';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import type { ProfileData } from './load-profile';
import { PlansPanel } from './plans-panel';
import { ProfilePermissions } from './profile-permissions';

type OthersProfileProps = Omit<ProfileData, 'own'> & { name: string; backend: string };

/** What a person shows to whoever looks. */
export function OthersProfile({ name, backend, ...profile }: OthersProfileProps) {
  const { person, following, followed, pictures, permissions } = profile;
  const visibility = person.going_visibility;
  return (
    <>
      {showsPlans({ visibility, isAcceptedFollower: following === 'yes' }) ? (
        <div className={classes.columns}>
          <PlansPanel
            {...profile}
            title="Plans"
            empty={<p className={classes.muted}>{name} has no plans yet.</p>}
          />
          <Panel title="Follows">
            {followed.length === 0 && <p className={classes.muted}>{name} follows nobody yet.</p>}
            <FollowedList
              followed={followed}
              pictureOf={({ type, id }) => pictures[type]?.[id] ?? null}
              backend={backend}
            />
          </Panel>
        </div>
      ) : (
        <EmptyState
          icon="lock"
          title={
            visibility === 'followers' ? `${name} shows plans to followers` : `${name} keeps plans private`
          }
        >
          {visibility === 'nobody'
            ? 'You can follow them all the same.'
            : following === 'requested'
              ? 'You asked to follow. As soon as you are let in, you see where they go and what they follow.'
              : 'Ask to follow: once you are let in, you see where they go and what they follow.'}
        </EmptyState>
      )}
      {permissions.length > 0 && (
        <ProfilePermissions permissions={permissions} title="Permissions" none={`${name} is in no team.`} />
      )}
    </>
  );
}
