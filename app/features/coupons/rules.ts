import { formatMoney } from '~/lib/money';
import type { Coupon } from './queries';

/** `20% off`, `€5 off`, or that it only opens something. */
export function discountWords({ kind, value }: Pick<Coupon, 'kind' | 'value'>, currency: string): string {
  if (kind === 'unlocking') return 'Opens secret types';
  return kind === 'percent' ? `${value}% off` : `${formatMoney(value, currency)} off`;
}

/** How it stands now. */
export function couponState(coupon: Coupon, now: string): 'On' | 'Off' | 'Not yet' | 'Over' | 'Used up' {
  const { is_on, valid_from, valid_until, max_uses, uses, budget, spent } = coupon;
  if (!is_on) return 'Off';
  if (valid_until && Date.parse(valid_until) <= Date.parse(now)) return 'Over';
  if ((max_uses !== null && uses >= max_uses) || (budget !== null && spent >= budget)) return 'Used up';
  return valid_from && Date.parse(valid_from) > Date.parse(now) ? 'Not yet' : 'On';
}
