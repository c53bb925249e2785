import { useState } from 'react';
import { removeEndpoint, switchEndpoint, testEndpoint } from '~/features/webhooks/commands';
import { EndpointCard } from '~/features/webhooks/components/endpoint-card';
import classes from '~/features/webhooks/components/webhooks.module.css';
import type { Endpoint } from '~/features/webhooks/queries';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { RowTools } from '~/ui/editing/row-tools';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { WebhookDialog } from './webhook-dialog';
import { WebhookSecretDialog } from './webhook-secret-dialog';

type WebhooksPanelProps = {
  endpoints: Endpoint[];
  owners: { value: string; label: string }[];
  trustedHosts: string[];
};

/** Where news of one's events goes. */
export function WebhooksPanel({ endpoints, owners, trustedHosts }: WebhooksPanelProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<Endpoint | 'new' | null>(null);
  const [secretOf, setSecretOf] = useState<Endpoint | null>(null);
  const [removed, setRemoved] = useState<Endpoint | null>(null);
  const [busy, setBusy] = useState(false);
  const remove = async ({ id }: Endpoint) => {
    setBusy(true);
    await run((db) => removeEndpoint(db, id));
    setBusy(false);
    setRemoved(null);
  };
  const test = async ({ id }: Endpoint) => {
    if (await run((db) => testEndpoint(db, id)))
      toast({ text: 'A test is on its way. Its log says how it went.' });
  };
  const add = owners.length > 0 && (
    <Button icon="plus" onClick={() => setEdited('new')}>
      Add an address
    </Button>
  );
  return (
    <Panel
      title="Addresses"
      text="We post to them when something happens, signed so that they know it is us, and try for three days."
      actions={endpoints.length > 0 && add}
    >
      {endpoints.length === 0 ? (
        <EmptyState icon="broadcast" title="Nobody is told so far" action={add}>
          {owners.length > 0
            ? 'Your newsletter, bookkeeping or own site can hear of every sale, scan and change as it happens.'
            : 'Owners of an event or a promoter can have other systems told of sales, scans and changes.'}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint}>
              <ButtonLink size="sm" kind="secondary" icon="list" to={`?endpoint=${endpoint.id}`}>
                Log
              </ButtonLink>
              <Button size="sm" kind="secondary" icon="send" onClick={() => test(endpoint)}>
                Send a test
              </Button>
              <Button size="sm" kind="secondary" icon="key" onClick={() => setSecretOf(endpoint)}>
                Secret
              </Button>
              <Button
                size="sm"
                kind="secondary"
                onClick={() => run((db) => switchEndpoint(db, endpoint.id, !endpoint.isEnabled))}
              >
                {endpoint.isEnabled ? 'Switch off' : 'Switch on'}
              </Button>
              <RowTools
                name={endpoint.url}
                onEdit={() => setEdited(endpoint)}
                onRemove={() => setRemoved(endpoint)}
              />
            </EndpointCard>
          ))}
        </ul>
      )}
      {edited && (
        <WebhookDialog
          endpoint={edited === 'new' ? null : edited}
          {...{ owners, trustedHosts }}
          onClose={() => setEdited(null)}
        />
      )}
      {secretOf && <WebhookSecretDialog endpoint={secretOf} onClose={() => setSecretOf(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title="Delete this address?"
        confirmLabel="Delete"
        danger
        busy={busy}
        onConfirm={() => removed && remove(removed)}
        onCancel={() => setRemoved(null)}
      >
        Nothing more goes to {removed?.url}, and its log is deleted with it.
      </ConfirmDialog>
    </Panel>
  );
}
