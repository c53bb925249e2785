import { Panel } from '~/ui/panel/panel';
import { type EventStatus, isOff, isOver, priceWords } from '../rules';
import classes from './ticket-box.module.css';

type Ticketed = {
  id: number;
  status: EventStatus;
  starts_at: string;
  ends_at: string;
  timezone: string;
  price_from: number | null;
  currency: string;
  is_sold_out: boolean;
};

/** What can be had for this night. */
export function TicketBox({ event, now }: { event: Ticketed; now: string }) {
  const price = isOff(event) || isOver(event, now) ? '' : priceWords(event);
  return (
    <Panel title="Tickets">
      <div className={classes.box}>
        <div className={classes.words}>
          {price && <p className={classes.price}>{price}</p>}
          <p>{wordsFor(event, now)}</p>
        </div>
      </div>
    </Panel>
  );
}

function wordsFor(event: Ticketed, now: string): string {
  if (event.status === 'cancelled') return 'No tickets are sold: the event is cancelled.';
  if (event.status === 'postponed') return 'No tickets are sold until there is a new date.';
  if (isOver(event, now)) return 'The event is over.';
  if (event.is_sold_out) return 'Every ticket has found somebody.';
  return 'The organiser has not put tickets on sale here.';
}
