import { validityWords } from '~/lib/validity';
import { Badge } from '~/ui/badge/badge';
import { type Offer, priceWords } from '../rules';
import classes from './offer-box.module.css';

/** Name, price and what there is to know of a type. */
export function OfferWords({ offer, currency }: { offer: Offer; currency: string }) {
  const { whole, parts } = priceWords(offer, currency);
  const validity = validityWords(offer);
  return (
    <div className={classes.words}>
      <p className={classes.name}>{offer.name}</p>
      <p className={classes.cost}>
        <b>{whole}</b>
        {parts && <span>{parts}</span>}
      </p>
      {validity && <p className={classes.validity}>{validity}</p>}
      {offer.description && <p className={classes.muted}>{offer.description}</p>}
      {(offer.persons > 1 || offer.remaining !== null || offer.min_per_order > 1) && (
        <p className={classes.badges}>
          {offer.persons > 1 && <Badge icon="users">Lets in {offer.persons}</Badge>}
          {offer.min_per_order > 1 && <Badge>At least {offer.min_per_order}</Badge>}
          {offer.remaining !== null && <Badge tone="amber">{offer.remaining} left</Badge>}
        </p>
      )}
    </div>
  );
}
