import { href } from 'react-router';
import { formatDays } from '~/lib/time';
import { ButtonLink } from '~/ui/button/button-link';
import type { OfferedToMe } from '../offer-rules';
import classes from './tickets.module.css';

/** Tickets that others offer, to be taken or declined. */
export function TicketOffers({ offers }: { offers: OfferedToMe[] }) {
  if (offers.length === 0) return null;
  return (
    <ul className={classes.offers}>
      {offers.map((offer) => (
        <li key={offer.transfer_id} className={classes.offer}>
          <p className={classes.words}>
            <span className={classes.name}>{offer.from_name || 'Somebody'} offers you a ticket</span>
            <span>
              {offer.event_title}, {formatDays(offer.starts_at, offer.ends_at, offer.timezone)} ·{' '}
              {offer.type_name}
            </span>
          </p>
          <ButtonLink size="sm" to={href('/ticket-offer/:id', { id: String(offer.transfer_id) })}>
            Look at it
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
