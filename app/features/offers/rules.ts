import type { Database } from '~/generated/database';
import { formatMoney } from '~/lib/money';
import { serviceFee } from '~/lib/service-fee';

type Answer = Database['public']['Functions']['list_offers']['Returns'][number];
type Nullable =
  | 'remaining'
  | 'opens_at'
  | 'closes_at'
  | 'after_name'
  | 'waiting'
  | 'offered'
  | 'valid_nights'
  | 'enter_from'
  | 'enter_until';

/** A ticket type as a buyer sees it. `remaining` is there when it is few. */
export type Offer = Omit<Answer, Nullable> & { [Key in Nullable]: Answer[Key] | null };

type Priced = Pick<Offer, 'price' | 'fee_percent' | 'fee_fixed'>;

/** The fee that a buyer pays on top. */
export function feeOf(offer: Priced, quantity: number, price = offer.price): number {
  return serviceFee({ percent: offer.fee_percent, fixed: offer.fee_fixed }, price, quantity);
}

export function totalOf(offer: Priced, quantity: number, price = offer.price): number {
  return quantity * price + feeOf(offer, quantity, price);
}

/** What one costs, the whole first: nobody shall find the fee at the end. */
export function priceWords(
  offer: Priced & { price_is_free_choice: boolean },
  currency: string,
): { whole: string; parts: string } {
  const { price } = offer;
  const whole = formatMoney(totalOf(offer, 1), currency, { free: true });
  if (offer.price_is_free_choice) {
    const lead = price === 0 ? 'Pay what you want' : `From ${formatMoney(price, currency)}`;
    return { whole: lead, parts: offer.fee_percent + offer.fee_fixed > 0 ? 'plus fee' : '' };
  }
  const fee = feeOf(offer, 1);
  if (fee === 0) return { whole, parts: '' };
  return { whole, parts: `${formatMoney(price, currency)} + ${formatMoney(fee, currency)} fee` };
}

type Told = Pick<Offer, 'id' | 'name' | 'state' | 'remaining'>;

/** What changed while somebody looked, for those who hear the page. */
export function newsOf(before: Told[], after: Told[]): string {
  const sentences = after.map(({ id, name, state, remaining }) => {
    const was = before.find((offer) => offer.id === id);
    if (!was) return '';
    if (state !== was.state) {
      if (state === 'on_sale') return `${name}: on sale now.`;
      return was.state === 'on_sale' ? `${name}: not on sale any more.` : '';
    }
    // Said once, not with every ticket that goes.
    return remaining !== null && was.remaining === null ? `${name}: ${remaining} left.` : '';
  });
  return sentences.filter(Boolean).join(' ');
}

/** How many one press of the button takes: the first press as many as have to be taken together. */
export function step(offer: Pick<Offer, 'min_per_order' | 'max_per_order'>, now: number, by: 1 | -1): number {
  const { min_per_order: least, max_per_order: most } = offer;
  if (by === 1) return Math.min(most, Math.max(least, now + 1));
  return now - 1 < least ? 0 : now - 1;
}

/** 93784 seconds are '1 day 2 h'; the last hour counts by the second. */
export function durationWords(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'}${hours > 0 ? ` ${hours} h` : ''}`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
