import { FollowButton } from '~/features/following/components/follow-button';
import { FollowedList } from '~/features/profiles/components/followed-list';
import { FollowerList } from '~/features/profiles/components/follower-list';
import type { Follower } from '~/features/profiles/queries';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import type { ProfileData } from './load-profile';

type OwnFollowingProps = Pick<ProfileData, 'followed' | 'pictures'> & {
  isPublic: boolean;
  followers: Follower[];
  backend: string;
};

/** Who follows one, and whom and what one follows. */
export function OwnFollowing({ isPublic, followers, followed, pictures, backend }: OwnFollowingProps) {
  return (
    <>
      <section id="followers" aria-label="Followers" className={classes.anchor}>
        <Panel title="Followers">
          {followers.length > 0 ? (
            <FollowerList followers={followers} backend={backend} />
          ) : (
            <p className={classes.muted}>
              {isPublic
                ? 'Nobody follows you yet.'
                : 'Choose a handle in the settings and people can follow you.'}
            </p>
          )}
        </Panel>
      </section>
      <section id="following" aria-label="Following" className={classes.anchor}>
        <Panel title="Following">
          {followed.length === 0 && (
            <EmptyState icon="heart" title="You follow nobody yet">
              Follow artists, venues, promoters, genres and people, and you hear of what they do.
            </EmptyState>
          )}
          <FollowedList
            followed={followed}
            pictureOf={({ type, id }) => pictures[type]?.[id] ?? null}
            backend={backend}
            asideOf={({ type, id, name, isAccepted }) => (
              <FollowButton
                entityType={type}
                entityId={id}
                name={name}
                following={isAccepted ? 'yes' : 'requested'}
              />
            )}
          />
        </Panel>
      </section>
    </>
  );
}
