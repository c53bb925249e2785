import type { TicketOffer } from '~/features/tickets/offer-rules';
import { formatStart } from '~/lib/time';
import { validityWords } from '~/lib/validity';
import classes from './account-page.module.css';

type Known = Extract<TicketOffer, { event_id: number }>;

/** What is offered: for which night, and when it lets in. */
export function OfferedTicketFacts({ offer }: { offer: Known }) {
  const { starts_at: start, ends_at: end, timezone, venue_name: venue } = offer;
  const validity = validityWords(offer);
  return (
    <div>
      <p className={classes.lead}>{offer.type_name}</p>
      <p>
        <time dateTime={start}>{formatStart(start, end, timezone)}</time>
        {venue && ` · ${venue}`}
      </p>
      {validity && <p className={classes.muted}>{validity}</p>}
    </div>
  );
}
