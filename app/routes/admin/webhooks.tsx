import { dbContext, platformContext } from '~/db/context';
import { requireOrganiser } from '~/features/access/middleware';
import { listPaymentEvents } from '~/features/payment-events/queries';
import { listMyPermissions } from '~/features/permissions/queries';
import { listDeliveries, listEndpoints } from '~/features/webhooks/queries';
import { parseEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { namePermissions } from '~/routes/name-permissions';
import { useViewer } from '~/routes/use-viewer';
import { readTableState } from '~/ui/data-table/table-state';
import { LinkTabs } from '~/ui/link-tabs/link-tabs';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/webhooks';
import classes from './admin-page.module.css';
import { ownerLevel } from './load-entity';
import { PaymentEventsPanel } from './payment-events-panel';
import { WebhookLog } from './webhook-log';
import { WebhooksPanel } from './webhooks-panel';

export const middleware = [requireOrganiser];
export const clientMiddleware = [requireOrganiser];

const pageSize = 50;

/** Always the server: it knows which hosts of its own network may be called. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const now = new Date().toISOString();
  const page = readTableState(searchParams, { sorts: [], filters: ['state'], pageSize });
  if (searchParams.get('view') === 'payments') {
    return { view: 'payments' as const, pageSize, now, ...(await listPaymentEvents(db, page)) };
  }
  const endpointId = parseEntityId(searchParams.get('endpoint') ?? '');
  const [endpoints, permissions] = await Promise.all([listEndpoints(db), listMyPermissions(db)]);
  const endpoint = endpoints.find(({ id }) => id === endpointId);
  if (endpoint) {
    return {
      view: 'log' as const,
      endpoint,
      pageSize,
      now,
      ...(await listDeliveries(db, endpoint.id, page)),
    };
  }
  const owned = permissions.filter(
    ({ entityType, level }) => (entityType === 'event' || entityType === 'promoter') && level >= ownerLevel,
  );
  const owners = (await namePermissions(db, owned)).map(({ entityType, entityId, name }) => ({
    value: `${entityType} ${entityId}`,
    label: entityType === 'promoter' ? `${name} (all its events)` : name,
  }));
  const { webhookHosts } = context.get(platformContext);
  return { view: 'endpoints' as const, endpoints, owners, trustedHosts: [...webhookHosts] };
}

const description = 'Messages that go out to other systems, and payment events that came in.';

export const meta = () => pageMeta({ title: 'Webhooks', description });

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  const { view } = loaderData;
  const platformLevel = useViewer()?.platformLevel ?? 0;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Webhooks"
        text={description}
        {...(view === 'log' && { back: { to: '?', label: 'All addresses' } })}
      />
      {platformLevel > 0 && (
        <LinkTabs
          label="Direction"
          tabs={[
            { to: '?', label: 'Going out', isCurrent: view !== 'payments' },
            { to: '?view=payments', label: 'Payment events', isCurrent: view === 'payments' },
          ]}
        />
      )}
      {view === 'endpoints' && <WebhooksPanel {...loaderData} />}
      {view === 'log' && <WebhookLog {...loaderData} />}
      {view === 'payments' && <PaymentEventsPanel {...loaderData} platformLevel={platformLevel} />}
    </div>
  );
}
