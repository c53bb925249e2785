import { data } from 'react-router';
import { dbContext } from '~/db/context';
import {
  eachOrderPage,
  type ListedOrder,
  listAskedQuestions,
  listAttendees,
  type OrderAttendees,
} from '~/features/order-admin/queries';
import { orderStanding } from '~/features/order-admin/rules';
import { csvFile, csvLine } from '~/lib/csv';
import { requireEntityId } from '~/lib/entity-id';
import { toDecimal } from '~/lib/money';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { readOrderFilter } from '~/routes/event-admin/read-order-filter';
import type { Route } from './+types/order-export';

const pageSize = 1000;
const head = [
  'Order',
  'Name',
  'E-mail',
  'State',
  'Tickets',
  'Total',
  'Fee',
  'VAT',
  'Refunded',
  'Currency',
  'Coupon',
  'Card',
  'Created',
  'Complete',
];

/** The orders that the list shows, newest first. The database asks again for each page who wants it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  if ((await loadLevel(db, 'event', id)) < managerLevel) throw data(null, { status: 404 });
  const { filter } = readOrderFilter(url.searchParams);
  const questions = await listAskedQuestions(db, id);
  async function* lines() {
    for await (const page of eachOrderPage(db, id, filter, pageSize)) {
      const orderIds = page.map((order) => order.id);
      const attendees = await listAttendees(db, id, orderIds);
      yield page.map((order) => lineOf(order, attendees.get(order.id), questions)).join('');
    }
  }
  const columns = [...head, 'Names on tickets', ...questions.map(({ label }) => label)];
  return csvFile(`orders-${id}.csv`, columns, lines());
}

type Attendees = ReturnType<OrderAttendees['get']>;

/** Names and answers are of one ticket after the other. */
function lineOf(order: ListedOrder, attendees: Attendees, questions: { id: number }[]): string {
  const money = (minor: number) => toDecimal(minor, order.currency);
  return csvLine([
    order.code,
    order.name,
    order.email,
    orderStanding({ ...order, status: order.state }).words,
    order.tickets,
    money(order.total),
    money(order.fee),
    money(order.vat),
    money(order.refunded),
    order.currency,
    order.coupon,
    order.card_last4,
    order.created_at,
    order.paid_at,
    attendees?.names.join('; ') ?? '',
    ...questions.map(({ id }) => attendees?.answers[id]?.join('; ') ?? ''),
  ]);
}
