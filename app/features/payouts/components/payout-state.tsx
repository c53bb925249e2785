import { Badge } from '~/ui/badge/badge';
import type { Payouts } from '../queries';
import classes from './payouts.module.css';

/** In one word. */
export function PayoutBadge({ accountId, isReady }: Pick<Payouts, 'accountId' | 'isReady'>) {
  if (isReady) return <Badge tone="green">Ready</Badge>;
  return accountId === null ? <Badge>Not set up</Badge> : <Badge tone="amber">Unfinished</Badge>;
}

/** What the provider still wants to know. */
export function MissingDetails({ missing }: { missing: string[] }) {
  if (missing.length === 0) return <p>The payment provider is still checking what you told it.</p>;
  return (
    <>
      <p>The payment provider still needs:</p>
      <ul className={classes.missing}>
        {missing.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </>
  );
}
