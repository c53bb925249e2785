import { z } from 'zod';
import { errorsOf, type FieldErrors, wholeNumberRule } from '~/lib/content-rules';

/** What organisers say about a coupon, with the rules of the ticket types migration. */
export type CouponContent = {
  code: string;
  kind: 'percent' | 'fixed' | 'unlocking';
  /** Percent, or minor units off the whole order. */
  value: number | null;
  /** Types that it takes the price off; none is all. */
  ticket_type_ids: number[];
  unlocks: number[];
  max_uses: number | null;
  max_per_person: number | null;
  budget: number | null;
  valid_from: string | null;
  valid_until: string | null;
  /** One code, or as many as these, each with this beginning. */
  how_many: number | null;
};
export type CouponErrors = FieldErrors<CouponContent>;

const most = 1_000_000_000;

const couponSchema = z
  .object({
    code: z.string().transform((code) => code.trim().toUpperCase()),
    kind: z.enum(['percent', 'fixed', 'unlocking']),
    value: wholeNumberRule(0, most, 'Enter how much comes off.'),
    ticket_type_ids: z.array(z.int().positive()),
    unlocks: z.array(z.int().positive()),
    max_uses: wholeNumberRule(1, 1_000_000, 'Enter a whole number from 1 to 1,000,000, or leave it empty.'),
    max_per_person: wholeNumberRule(1, 1000, 'Enter a whole number from 1 to 1,000, or leave it empty.'),
    budget: wholeNumberRule(1, most, 'Enter an amount such as 500, or leave it empty.'),
    valid_from: z.string().nullable(),
    valid_until: z.string().nullable(),
    how_many: wholeNumberRule(1, 5000, 'Enter a whole number from 1 to 5,000.'),
  })
  .superRefine((coupon, context) => {
    const say = (field: keyof CouponContent, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { code, kind, value, valid_from: from, valid_until: until } = coupon;
    if (coupon.how_many === null) {
      if (!/^[A-Z0-9-]{3,32}$/.test(code)) say('code', 'Use 3 to 32 letters, digits or hyphens.');
    } else if (!/^[A-Z0-9-]{1,20}$/.test(code)) {
      say('code', 'Use 1 to 20 letters, digits or hyphens.');
    }
    if (kind === 'percent' && (value === null || value < 1 || value > 100))
      say('value', 'Enter a percentage from 1 to 100.');
    if (kind === 'fixed' && !value) say('value', 'Enter an amount such as 5 or 7.50.');
    if (kind === 'unlocking' && coupon.unlocks.length === 0)
      say('unlocks', 'Choose the secret ticket types that it opens.');
    if (from && until && Date.parse(until) <= Date.parse(from))
      say('valid_until', 'Choose an end after its start.');
  });

export function checkCoupon(coupon: CouponContent): CouponErrors {
  return errorsOf(couponSchema, coupon);
}

export function tidyCoupon(coupon: CouponContent) {
  const tidy = couponSchema.parse(coupon);
  return { ...tidy, value: tidy.kind === 'unlocking' ? 0 : (tidy.value ?? 0) };
}

export const newCoupon: CouponContent = {
  code: '',
  kind: 'percent',
  value: null,
  ticket_type_ids: [],
  unlocks: [],
  max_uses: null,
  max_per_person: null,
  budget: null,
  valid_from: null,
  valid_until: null,
  how_many: null,
};
