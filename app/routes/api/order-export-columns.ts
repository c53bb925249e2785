import type { ListedOrder } from '~/features/order-admin/queries';
import { orderStanding } from '~/features/order-admin/rules';
import type { SheetColumn, SheetValue } from '~/lib/xlsx';

/** With the names on its tickets and what was answered for them, one ticket after the other. */
export type ExportedOrder = ListedOrder & { names: string[]; answers: Record<string, string[]> };

export type ExportColumn = SheetColumn & {
  /** Money in minor units, moments as the database has them. */
  read: (order: ExportedOrder) => SheetValue;
};

const fixedColumns: ExportColumn[] = [
  { title: 'Order', kind: 'text', width: 12, read: ({ code }) => code },
  { title: 'Name', kind: 'text', width: 24, read: ({ name }) => name },
  { title: 'E-mail', kind: 'text', width: 30, read: ({ email }) => email },
  {
    title: 'State',
    kind: 'text',
    width: 16,
    read: (order) => orderStanding({ ...order, status: order.state }).words,
  },
  { title: 'Tickets', kind: 'number', width: 9, read: ({ tickets }) => tickets },
  { title: 'Total', kind: 'money', width: 11, read: ({ total }) => total },
  { title: 'Fee', kind: 'money', width: 11, read: ({ fee }) => fee },
  { title: 'VAT', kind: 'money', width: 11, read: ({ vat }) => vat },
  { title: 'Refunded', kind: 'money', width: 11, read: ({ refunded }) => refunded },
  { title: 'Currency', kind: 'text', width: 10, read: ({ currency }) => currency },
  { title: 'Coupon', kind: 'text', width: 18, read: ({ coupon }) => coupon },
  { title: 'Card', kind: 'text', width: 8, read: ({ card_last4 }) => card_last4 },
  { title: 'Created', kind: 'date', width: 18, read: ({ created_at }) => created_at },
  { title: 'Complete', kind: 'date', width: 18, read: ({ paid_at }) => paid_at },
  { title: 'Names on tickets', kind: 'text', width: 30, read: ({ names }) => names.join('; ') },
];

/** What every export of orders has, in its order, and a column for each question. */
export function exportColumns(questions: { id: number; label: string }[]): ExportColumn[] {
  return [
    ...fixedColumns,
    ...questions.map(({ id, label }) => ({
      title: label,
      kind: 'text' as const,
      width: 24,
      read: ({ answers }: ExportedOrder) => answers[id]?.join('; ') ?? '',
    })),
  ];
}
