import { formatMoney } from '~/lib/money';
import type { Coupon } from './queries';

/** `20% off`, `€5 off`, or that it only opens something. */
export function discountWords({ kind, value }: Pick<Coupon, 'kind' | 'value'>, currency: string): string {
  if (kind === 'unlocking') return 'Opens secret types';
  return kind === 'percent' ? `${value}% off` : `${formatMoney(value, currency)} off`;
}

/** Its time is over, whether it is switched on or not. */
export function isExpired({ valid_until }: Pick<Coupon, 'valid_until'>, now: string): boolean {
  return valid_until !== null && Date.parse(valid_until) <= Date.parse(now);
}

/** How it stands now. */
export function couponState(coupon: Coupon, now: string): 'On' | 'Off' | 'Not yet' | 'Over' | 'Used up' {
  const { is_on, valid_from, max_uses, uses, budget, spent } = coupon;
  if (!is_on) return 'Off';
  if (isExpired(coupon, now)) return 'Over';
  if ((max_uses !== null && uses >= max_uses) || (budget !== null && spent >= budget)) return 'Used up';
  return valid_from && Date.parse(valid_from) > Date.parse(now) ? 'Not yet' : 'On';
}
