import type { Coupon } from '~/features/coupons/queries';
import { couponState, discountWords, isExpired } from '~/features/coupons/rules';
import { formatMoney } from '~/lib/money';
import { formatDate } from '~/lib/time';
import { Badge, type Tone } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import type { Column } from '~/ui/data-table/column';

type CouponColumnsOptions = {
  event: { currency: string; timezone: string };
  now: string;
  onEdit: (coupon: Coupon) => void;
  onSwitch: (coupon: Coupon) => void;
};

const tones: Record<ReturnType<typeof couponState>, Tone> = {
  On: 'green',
  Off: 'neutral',
  'Not yet': 'blue',
  Over: 'neutral',
  'Used up': 'amber',
};

export function couponColumns({ event, now, onEdit, onSwitch }: CouponColumnsOptions): Column<Coupon>[] {
  const { currency, timezone } = event;
  return [
    { key: 'code', title: 'Code', sortable: true, card: 'lead', cell: ({ code }) => <code>{code}</code> },
    { key: 'discount', title: 'Does', card: 'bare', cell: (coupon) => discountWords(coupon, currency) },
    {
      key: 'uses',
      title: 'Used',
      sortable: true,
      align: 'end',
      cell: ({ uses, max_uses }) => (max_uses === null ? uses : `${uses} of ${max_uses}`),
    },
    {
      key: 'spent',
      title: 'Given away',
      align: 'end',
      cell: ({ spent, budget }) =>
        budget === null
          ? formatMoney(spent, currency)
          : `${formatMoney(spent, currency)} of ${formatMoney(budget, currency)}`,
    },
    {
      key: 'until',
      title: 'Until',
      hideable: true,
      cell: ({ valid_until }) => (valid_until ? formatDate(valid_until, timezone) : 'No end'),
    },
    {
      key: 'state',
      title: 'State',
      card: 'side',
      cell: (coupon) => {
        const state = couponState(coupon, now);
        return <Badge tone={tones[state]}>{state}</Badge>;
      },
    },
    {
      key: 'actions',
      title: 'Change',
      align: 'end',
      card: 'tools',
      cell: (coupon) => (
        <>
          <Button size="sm" kind="quiet" aria-label={`Edit ${coupon.code}`} onClick={() => onEdit(coupon)}>
            Edit
          </Button>
          {!isExpired(coupon, now) && (
            <Button
              size="sm"
              kind="quiet"
              aria-label={`Switch ${coupon.is_on ? 'off' : 'on'} ${coupon.code}`}
              onClick={() => onSwitch(coupon)}
            >
              Switch {coupon.is_on ? 'off' : 'on'}
            </Button>
          )}
        </>
      ),
    },
  ];
}
