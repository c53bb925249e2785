import { formatDate, formatTime } from '~/lib/time';
import { Badge } from '~/ui/badge/badge';
import type { Offer } from '../rules';
import { Countdown } from './countdown';
import classes from './offer-box.module.css';
import { OfferWords } from './offer-words';
import { WaitingForm } from './waiting-form';

type ClosedOfferProps = {
  offer: Offer;
  event: { currency: string; timezone: string };
  problem: string | undefined;
  onOpen: () => void;
};

/** One type that cannot be bought now, and what there is to wait for. */
export function ClosedOffer({ offer, event, problem, onOpen }: ClosedOfferProps) {
  const { state, opens_at: opensAt } = offer;
  return (
    <li className={classes.line} data-closed>
      <div className={classes.row}>
        <OfferWords offer={offer} currency={event.currency} />
        <div className={classes.state}>
          {state === 'sold_out' && <Badge tone="red">Sold out</Badge>}
          {state === 'over' && <Badge>Sale over</Badge>}
          {state === 'waits_for_tier' && (
            <Badge>{offer.after_name ? `After ${offer.after_name} has sold out` : 'Opens later'}</Badge>
          )}
          {state === 'not_yet' && !opensAt && <Badge>Not on sale yet</Badge>}
          {opensAt && (
            <p className={classes.muted}>
              {state === 'waits_for_tier' ? 'At the latest ' : 'Opens '}
              <time dateTime={opensAt}>
                {formatDate(opensAt, event.timezone)}, {formatTime(opensAt, event.timezone)}
              </time>
              <Countdown at={opensAt} onEnd={onOpen} />
            </p>
          )}
        </div>
      </div>
      {(state === 'sold_out' || offer.waiting !== null) && <WaitingForm offer={offer} problem={problem} />}
    </li>
  );
}
