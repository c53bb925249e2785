import { href, Link } from 'react-router';
import { profilePictureAddress } from '~/lib/profile-picture';
import { Poster } from '~/ui/poster/poster';
import type { FollowedGoing } from '../queries';
import { peopleWords } from '../rules';
import classes from './following.module.css';

const facesShown = 4;

type FriendsGoingProps = { friends: FollowedGoing[]; over: boolean; backend: string };

/** Of those whom the viewer follows, who goes; whoever only thinks of it is said to. */
export function FriendsGoing({ friends, over, backend }: FriendsGoingProps) {
  if (friends.length === 0) return null;
  const named = (interest: FollowedGoing['interest']) =>
    friends.filter((friend) => friend.interest === interest).map(nameOf);
  const going = named('going');
  const interested = named('interested');
  const words = [
    going.length > 0 &&
      `${peopleWords(going)} ${over ? 'went' : going.length > 1 ? 'are going' : 'is going'}`,
    interested.length > 0 && `${peopleWords(interested)} ${interested.length > 1 ? 'are' : 'is'} interested`,
  ].filter(Boolean);
  return (
    <div className={classes.going}>
      <div className={classes.faces}>
        {friends.slice(0, facesShown).map((friend) => (
          <Link
            key={friend.user_id}
            to={href('/user/:id', { id: String(friend.user_id) })}
            aria-label={nameOf(friend)}
            prefetch="intent"
          >
            <Face friend={friend} backend={backend} />
          </Link>
        ))}
      </div>
      <p>{words.join('; ')}.</p>
    </div>
  );
}

function Face({ friend, backend }: { friend: FollowedGoing; backend: string }) {
  const { user_id, picture_path, picture_focus_x, picture_focus_y } = friend;
  if (picture_path === null) return <Poster kind="user" id={user_id} ratio="square" />;
  return (
    <img
      src={profilePictureAddress(backend, picture_path, 96)}
      alt=""
      style={{ objectPosition: `${picture_focus_x * 100}% ${picture_focus_y * 100}%` }}
    />
  );
}

function nameOf({ display_name, handle, user_id }: FollowedGoing): string {
  return display_name || (handle ? `@${handle}` : `Person ${user_id}`);
}
