import { href, useFetcher } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import classes from './payouts.module.css';

type SetUpPayoutsProps = {
  /** Whose: without one the person's own. */
  promoterId?: number | undefined;
  label: string;
  /** Tells one button from the next. */
  of?: string;
  kind?: 'primary' | 'secondary';
};

/** Leads to the payment provider's pages, which ask for everything else. */
export function SetUpPayouts({ promoterId, label, of, kind = 'primary' }: SetUpPayoutsProps) {
  const fetcher = useFetcher<{ reason: string }>();
  const problem = fetcher.state === 'idle' ? fetcher.data?.reason : undefined;
  return (
    <fetcher.Form method="post" action={href('/return')} className={classes.begin}>
      {promoterId !== undefined && <input type="hidden" name="promoter" value={promoterId} />}
      {problem && <Notice tone="bad">{wordsFor(problem)}</Notice>}
      <Button
        type="submit"
        kind={kind}
        icon="external"
        busy={fetcher.state !== 'idle'}
        aria-label={of && `${label}: ${of}`}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}
