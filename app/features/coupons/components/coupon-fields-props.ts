import type { CouponContent, CouponErrors } from '../schema';

/** What every part of a coupon's form works with. */
export type CouponFieldsProps = {
  value: CouponContent;
  errors: CouponErrors;
  currency: string;
  zone: string;
  types: { id: number; name: string; isSecret: boolean }[];
  onChange: (value: CouponContent) => void;
};
