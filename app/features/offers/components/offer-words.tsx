import { validityWords } from '~/lib/validity';
import { Badge } from '~/ui/badge/badge';
import { Icon } from '~/ui/icon/icon';
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
          {offer.persons > 1 && (
            <span className={classes.fact}>
              <Icon name="users" size={16} />
              Lets in {offer.persons}
            </span>
          )}
          {offer.min_per_order > 1 && <span className={classes.fact}>At least {offer.min_per_order}</span>}
          {offer.remaining !== null && <Badge tone="amber">{offer.remaining} left</Badge>}
        </p>
      )}
    </div>
  );
}
