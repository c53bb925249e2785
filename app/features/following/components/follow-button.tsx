import { href, useFetcher, useLocation } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import type { Answer } from '../answer-post';
import { type FollowedType, type Following, followersNow } from '../rules';
import classes from './following.module.css';

type FollowButtonProps = {
  entityType: FollowedType;
  entityId: number;
  name: string;
  following: Following;
  /** Told beside the button where given. */
  followers?: number;
};

const words: Record<Following, string> = { no: 'Follow', requested: 'Requested', yes: 'Following' };

/** Shows the answer before it has come, and takes it back with words when it is another. */
export function FollowButton({ entityType, entityId, name, following: known, followers }: FollowButtonProps) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<Answer>();
  const wanted = fetcher.formData?.get('wanted');
  const following: Following = wanted === undefined ? known : wanted === 'yes' ? 'yes' : 'no';
  const count = followers === undefined ? undefined : followersNow(followers, known, following);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  return (
    <fetcher.Form method="post" action={href('/follow')} className={classes.form}>
      <input type="hidden" name="type" value={entityType} />
      <input type="hidden" name="id" value={entityId} />
      <input type="hidden" name="back" value={pathname + search} />
      <Button
        type="submit"
        name="wanted"
        value={following === 'no' ? 'yes' : 'no'}
        kind={following === 'no' ? 'primary' : 'secondary'}
        icon={following === 'no' ? 'plus' : following === 'yes' ? 'check' : 'clock'}
        aria-pressed={following !== 'no'}
        aria-label={`${words[following]} ${name}`}
      >
        {words[following]}
      </Button>
      {count !== undefined && <span className={classes.count}>{followersWords(count)}</span>}
      <span role="status" className={classes.problem}>
        {problem && wordsFor(problem)}
      </span>
    </fetcher.Form>
  );
}

function followersWords(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'follower' : 'followers'}`;
}
