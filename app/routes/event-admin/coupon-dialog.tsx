import { saveCoupon } from '~/features/coupons/commands';
import { CouponFields } from '~/features/coupons/components/coupon-fields';
import type { CouponFieldsProps } from '~/features/coupons/components/coupon-fields-props';
import type { Coupon } from '~/features/coupons/queries';
import { type CouponContent, checkCoupon, newCoupon } from '~/features/coupons/schema';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ErrorSummary } from '~/ui/form/error-summary';
import { useFormDialog } from './use-form-dialog';

type CouponDialogProps = {
  event: { id: number; currency: string; timezone: string };
  types: CouponFieldsProps['types'];
  /** An existing one, a new one, or many at once. */
  coupon: Coupon | 'new' | 'many';
  /** The beginning of the codes that were made, where they were many. */
  onClose: (prefix?: string) => void;
};

const usualBatch = 50;

export function CouponDialog({ event, types, coupon, onClose }: CouponDialogProps) {
  const known = typeof coupon === 'object' ? coupon : null;
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog<CouponContent>({
    initial: known
      ? { ...newCoupon, ...known }
      : { ...newCoupon, ...(coupon === 'many' && { how_many: usualBatch, max_uses: 1 }) },
    check: checkCoupon,
    save: (db, content) => saveCoupon(db, event.id, content, known?.id ?? null),
    done:
      coupon === 'many' ? 'The codes are made. Export them as CSV to hand them out.' : 'The coupon is saved.',
    onClose: () => onClose(coupon === 'many' ? values.code.trim().toUpperCase() : undefined),
  });
  const errors = isTried ? checkCoupon(values) : {};
  return (
    <FormDialog
      open
      title={known ? known.code : coupon === 'many' ? 'Many codes at once' : 'A new coupon'}
      text={
        coupon === 'many'
          ? 'Each code is different and does the same, such as one for each guest.'
          : undefined
      }
      submitLabel={known ? 'Save' : coupon === 'many' ? 'Make codes' : 'Add coupon'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={() => onClose()}
    >
      <ErrorSummary errors={errors} />
      <CouponFields
        value={values}
        errors={errors}
        currency={event.currency}
        zone={event.timezone}
        types={types}
        onChange={setValues}
      />
    </FormDialog>
  );
}
