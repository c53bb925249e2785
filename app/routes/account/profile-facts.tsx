import { FollowButton } from '~/features/following/components/follow-button';
import { LocalTime } from '~/ui/time/local-time';
import classes from './account-page.module.css';
import type { ProfileData } from './load-profile';

type ProfileFactsProps = { profile: Pick<ProfileData, 'person' | 'own' | 'following'>; name: string };

/** Below the name: how one is found and since when one is here, and the way to follow. */
export function ProfileFacts({ profile: { person, own, following }, name }: ProfileFactsProps) {
  return (
    <>
      <p className={classes.facts}>
        {person.handle !== null && <b>@{person.handle}</b>}
        <span>
          Here since <LocalTime at={person.created_at} zone="UTC" style="date" />
        </span>
      </p>
      {!own && person.is_public && (
        <FollowButton entityType="user" entityId={person.id} name={name} following={following} />
      )}
    </>
  );
}
