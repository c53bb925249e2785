import { data, href } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getEventHeading } from '~/features/events/queries';
import { OrderLines } from '~/features/order-admin/components/order-lines';
import { OrderTimeline } from '~/features/order-admin/components/order-timeline';
import { getOrder, type Order as OrderData } from '~/features/order-admin/queries';
import { orderStanding } from '~/features/order-admin/rules';
import { FactList } from '~/features/platform/components/fact-list';
import { requireEntityId } from '~/lib/entity-id';
import { formatMoney } from '~/lib/money';
import { orNotFound } from '~/lib/or-not-found';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { Badge } from '~/ui/badge/badge';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/order';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';
import { OrderNote } from './order-note';
import { OrderTicketsPanel } from './order-tickets-panel';
import { refundFromForm } from './refund-order.server';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const orderId = requireEntityId(params.orderId);
  // Buyers may read their own order elsewhere; this page is for those who manage the event.
  if ((await loadLevel(db, 'event', id)) < managerLevel) throw data(null, { status: 404 });
  const [event, order] = await Promise.all([
    orNotFound(getEventHeading(db, id)),
    orNotFound(getOrder(db, id, orderId)),
  ]);
  return { event, order };
}

export const loader = load;
export const clientLoader = load;

export async function action({ params, context, request }: Route.ActionArgs) {
  const place = { eventId: requireEntityId(params.id), orderId: requireEntityId(params.orderId) };
  return refundFromForm(
    context.get(platformContext),
    context.get(dbContext),
    place,
    await request.formData(),
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  eventMeta(`Order ${loaderData?.order.code ?? ''}`, 'One order, from its beginning.', matches);

export default function Order({ loaderData }: Route.ComponentProps) {
  const { event, order } = loaderData;
  const { words, tone } = orderStanding(order);
  return (
    <div className={classes.page}>
      <PageHeader
        title={`Order ${order.code}`}
        back={{ to: href('/admin/event/:id/orders', { id: String(event.id) }), label: 'Orders' }}
        actions={<Badge tone={tone}>{words}</Badge>}
      />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <OrderTicketsPanel key={order.id} order={order} />
          <Panel title="What was bought">
            <OrderLines order={order} />
          </Panel>
        </div>
        <div className={classes.stack}>
          <Panel title="Who">
            <FactList
              facts={[
                { name: 'Name', value: order.name || 'Not told' },
                { name: 'E-mail', value: order.email || 'Not told' },
                ...paymentFacts(order),
              ]}
            />
          </Panel>
          <Panel title="What happened">
            <OrderNote key={order.id} orderId={order.id} />
            <OrderTimeline order={order} zone={event.timezone} />
          </Panel>
        </div>
      </div>
    </div>
  );
}

const paymentWords: Record<OrderData['payments'][number]['status'], string> = {
  begun: 'begun',
  succeeded: 'paid',
  failed: 'failed',
  refund_due: 'goes back',
  refunded: 'went back',
  disputed: 'disputed',
};

function paymentFacts({ payments, currency }: OrderData) {
  return payments.map(({ amount, card_last4, status }, index) => ({
    name: index === 0 ? 'Payment' : `Payment ${index + 1}`,
    value: [
      formatMoney(amount, currency),
      card_last4 ? `card ending ${card_last4}` : undefined,
      paymentWords[status],
    ]
      .filter(Boolean)
      .join(', '),
  }));
}
