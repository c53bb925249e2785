import { href, Link, useFetcher } from 'react-router';
import type { ProfileResult } from '~/features/profiles/change-profile';
import type { Follower } from '~/features/profiles/queries';
import { profileWords } from '~/features/profiles/words';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { FoldedList } from './folded-list';
import classes from './person-list.module.css';

/** Who follows one: those who ask are let in or not, the others can be taken out again. */
export function FollowerList({ followers, backend }: { followers: Follower[]; backend: string }) {
  return (
    <FoldedList items={followers}>
      {(follower) => <FollowerRow key={follower.userId} follower={follower} backend={backend} />}
    </FoldedList>
  );
}

function FollowerRow({ follower, backend }: { follower: Follower; backend: string }) {
  const { Form, state, formData, data } = useFetcher<ProfileResult>();
  const { userId, handle, picture, isAccepted } = follower;
  const name = follower.name || `Person ${userId}`;
  const doing = state === 'idle' ? undefined : formData?.get('intent');
  const problem = doing ? undefined : data?.errors.form;
  return (
    <li className={classes.row}>
      <Avatar userId={userId} picture={picture} backend={backend} />
      <div className={classes.text}>
        <Link className={classes.name} to={href('/user/:id', { id: String(userId) })}>
          {name}
        </Link>
        <p className={classes.handle}>
          {handle && `@${handle}`}
          {!isAccepted && `${handle ? ' · ' : ''}asks to follow you`}
        </p>
      </div>
      <Form method="post" className={classes.controls} preventScrollReset>
        <input type="hidden" name="userId" value={userId} />
        {!isAccepted && (
          <Button
            type="submit"
            name="intent"
            value="accept-follower"
            busy={doing === 'accept-follower'}
            aria-label={`Let in: ${name}`}
          >
            Let in
          </Button>
        )}
        <Button
          type="submit"
          name="intent"
          value="remove-follower"
          kind={isAccepted ? 'quiet' : 'secondary'}
          busy={doing === 'remove-follower'}
          aria-label={isAccepted ? `Remove ${name} from your followers` : `Decline ${name}`}
        >
          {isAccepted ? 'Remove' : 'Decline'}
        </Button>
      </Form>
      {problem && (
        <p className={classes.problem} role="alert">
          {profileWords(problem)}
        </p>
      )}
    </li>
  );
}
