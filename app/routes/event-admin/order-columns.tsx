import type { ListedOrder } from '~/features/order-admin/queries';
import { orderStanding } from '~/features/order-admin/rules';
import { formatMoney } from '~/lib/money';
import { Badge } from '~/ui/badge/badge';
import type { Column } from '~/ui/data-table/column';
import { LocalTime } from '~/ui/time/local-time';
import classes from './order.module.css';

export function orderColumns(zone: string): Column<ListedOrder>[] {
  return [
    { key: 'code', title: 'Order', card: 'lead', cell: ({ code }) => code },
    {
      key: 'name',
      title: 'Name',
      sortable: true,
      card: 'beside',
      cell: ({ name, email }) => name || email || 'Nobody yet',
    },
    { key: 'email', title: 'E-mail', hideable: true, card: 'line', cell: ({ email }) => email },
    {
      key: 'state',
      title: 'State',
      card: 'bare',
      cell: ({ state, ...order }) => {
        const { words, tone } = orderStanding({ ...order, status: state });
        return <Badge tone={tone}>{words}</Badge>;
      },
    },
    {
      key: 'tickets',
      title: 'Tickets',
      align: 'end',
      card: 'bare',
      cell: ({ tickets }) => (
        <>
          {tickets}
          <span className={classes.unit}> {tickets === 1 ? 'ticket' : 'tickets'}</span>
        </>
      ),
    },
    {
      key: 'total',
      title: 'Total',
      align: 'end',
      card: 'side',
      sortable: true,
      cell: ({ total, currency }) => formatMoney(total, currency, { free: true }),
    },
    { key: 'card', title: 'Card', hideable: true, hidden: true, cell: ({ card_last4 }) => card_last4 ?? '' },
    { key: 'coupon', title: 'Coupon', hideable: true, hidden: true, cell: ({ coupon }) => coupon ?? '' },
    {
      key: 'created',
      title: 'When',
      card: 'bare',
      sortable: true,
      cell: ({ created_at }) => <LocalTime at={created_at} zone={zone} />,
    },
  ];
}
