import { memo } from 'react';
import { wordsFor } from '~/lib/reasons';
import { IconButton } from '~/ui/button/icon-button';
import { TextField } from '~/ui/form/text-field';
import { type Offer, step } from '../rules';
import classes from './offer-box.module.css';
import { OfferWords } from './offer-words';

type OfferLineProps = {
  offer: Offer;
  currency: string;
  quantity: string;
  price: string;
  problem: string | undefined;
  onQuantity: (id: number, quantity: string) => void;
  onPrice: (id: number, price: string) => void;
};

/** One type that is on sale, and how many of it. Drawn anew only where something of it has changed. */
export const OfferLine = memo(function OfferLine({
  offer,
  currency,
  quantity,
  price,
  problem,
  onQuantity,
  onPrice,
}: OfferLineProps) {
  const now = Number(quantity) || 0;
  const isMost = now >= offer.max_per_order;
  const error = `problem-${offer.id}`;
  return (
    <li className={classes.line} data-chosen={now > 0 || undefined}>
      <div className={classes.row}>
        <OfferWords offer={offer} currency={currency} />
        <div className={classes.stepper}>
          <IconButton
            icon="minus"
            label={`One ${offer.name} less`}
            aria-disabled={now === 0}
            onClick={() => now > 0 && onQuantity(offer.id, String(step(offer, now, -1)))}
          />
          <input
            type="number"
            inputMode="numeric"
            name={`quantity-${offer.id}`}
            aria-label={`How many ${offer.name}`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? error : undefined}
            className={classes.number}
            min={0}
            max={offer.max_per_order}
            placeholder="0"
            value={quantity === '0' ? '' : quantity}
            onChange={({ currentTarget }) => onQuantity(offer.id, currentTarget.value)}
          />
          <IconButton
            icon="plus"
            label={`One ${offer.name} more`}
            aria-disabled={isMost}
            onClick={() => !isMost && onQuantity(offer.id, String(step(offer, now, 1)))}
          />
        </div>
      </div>
      {offer.price_is_free_choice && (
        <div className={classes.price}>
          <TextField
            label={`Your price each, in ${currency}`}
            name={`price-${offer.id}`}
            inputMode="decimal"
            autoComplete="off"
            optional
            value={price}
            onChange={({ currentTarget }) => onPrice(offer.id, currentTarget.value)}
          />
        </div>
      )}
      {problem && (
        <p id={error} role="alert" className={classes.problem}>
          {wordsFor(problem)}
        </p>
      )}
    </li>
  );
});
