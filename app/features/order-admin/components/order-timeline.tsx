import { LocalTime } from '~/ui/time/local-time';
import type { Order } from '../queries';
import { happeningWords } from '../rules';
import classes from './order.module.css';

type OrderTimelineProps = { order: Order; zone: string };

/** Everything that happened, the latest first. */
export function OrderTimeline({ order, zone }: OrderTimelineProps) {
  const begun = { id: 0, words: 'Begun', at: order.created_at, by: null };
  const happened = order.happenings.map(({ id, what, detail, at, by }) => ({
    id,
    words: happeningWords(what, detail, order.currency),
    at,
    by: by?.display_name ?? null,
  }));
  return (
    <ol className={classes.timeline}>
      {[begun, ...happened].toReversed().map(({ id, words, at, by }) => (
        <li key={id}>
          <p>{words}</p>
          <small>
            <LocalTime at={at} zone={zone} />
            {by && `, by ${by}`}
          </small>
        </li>
      ))}
    </ol>
  );
}
