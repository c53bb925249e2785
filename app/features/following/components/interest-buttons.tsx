import { href, useFetcher, useLocation } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import type { Answer } from '../answer-post';
import { type Interest, interestNow } from '../rules';
import classes from './following.module.css';

type InterestButtonsProps = {
  eventId: number;
  interest: Interest | null;
  counts: { interested: number; going: number };
};

const choices = [
  { interest: 'interested', word: 'Interested', icon: 'star', chosenIcon: 'star-filled' },
  { interest: 'going', word: 'Going', icon: 'check', chosenIcon: 'check' },
] as const;

/** One's plan for the night; pressing the same again takes it back. */
export function InterestButtons({ eventId, interest: known, counts: before }: InterestButtonsProps) {
  const { pathname, search } = useLocation();
  const fetcher = useFetcher<Answer>();
  const wanted = fetcher.formData?.get('wanted');
  const interest =
    wanted === undefined ? known : (choices.find((c) => c.interest === wanted)?.interest ?? null);
  const counts = interestNow(before, known, interest);
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined;
  return (
    <fetcher.Form method="post" action={href('/follow')} className={classes.form} aria-label="Your plan">
      <input type="hidden" name="type" value="event" />
      <input type="hidden" name="id" value={eventId} />
      <input type="hidden" name="back" value={pathname + search} />
      {choices.map(({ interest: choice, word, icon, chosenIcon }) => {
        const chosen = interest === choice;
        return (
          <Button
            key={choice}
            type="submit"
            name="wanted"
            value={chosen ? '' : choice}
            kind="secondary"
            className={chosen ? classes.chosen : undefined}
            icon={chosen ? chosenIcon : icon}
            aria-pressed={chosen}
          >
            {word}
            {counts[choice] > 0 && (
              <span className={classes.number}>{counts[choice].toLocaleString('en-GB')}</span>
            )}
          </Button>
        );
      })}
      <span role="status" className={classes.problem}>
        {problem && wordsFor(problem)}
      </span>
    </fetcher.Form>
  );
}
