import { useState } from 'react';
import { sendAgain } from '~/features/webhooks/commands';
import { AttemptList } from '~/features/webhooks/components/attempt-list';
import {
  type Delivery,
  type DeliveryDetails,
  type Endpoint,
  getDeliveryDetails,
} from '~/features/webhooks/queries';
import { topicWords } from '~/features/webhooks/topics';
import { formatRelative } from '~/lib/time';
import { useCommands } from '~/routes/use-commands';
import { Badge, type Tone } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { CodeView } from '~/ui/code-view/code-view';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import { ownZone } from './own-zone';

type WebhookLogProps = {
  endpoint: Endpoint;
  rows: Delivery[];
  total: number;
  pageSize: number;
  now: string;
};

const states: Record<string, { words: string; tone: Tone }> = {
  waiting: { words: 'Waiting', tone: 'amber' },
  delivered: { words: 'Delivered', tone: 'green' },
  given_up: { words: 'Given up', tone: 'red' },
};

/** What one address was told, and how that went. */
export function WebhookLog({ endpoint, rows, total, pageSize, now }: WebhookLogProps) {
  const { run, ask, revalidate } = useCommands();
  const [opened, setOpened] = useState<{ delivery: Delivery; details: DeliveryDetails } | null>(null);
  const open = async (delivery: Delivery) => {
    const details = await ask((db) => getDeliveryDetails(db, delivery.id));
    if (details) setOpened({ delivery, details });
  };
  const columns: Column<Delivery>[] = [
    { key: 'topic', title: 'Message', card: 'lead', cell: ({ topic }) => topicWords(topic) },
    { key: 'at', title: 'Happened', card: 'bare', cell: ({ at }) => formatRelative(at, now) },
    {
      key: 'state',
      title: 'State',
      card: 'side',
      cell: ({ state, attempts, nextAt }) => (
        <Badge tone={states[state]?.tone ?? 'neutral'}>
          {state === 'waiting' && attempts > 0 && nextAt
            ? retryWords(nextAt, now)
            : (states[state]?.words ?? state)}
        </Badge>
      ),
    },
    { key: 'attempts', title: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    { key: 'answer', title: 'Last answer', cell: ({ status, error }) => error ?? status ?? '–' },
    {
      key: 'actions',
      title: 'Actions',
      align: 'end',
      card: 'tools',
      cell: (delivery) => (
        <>
          <Button size="sm" kind="quiet" onClick={() => open(delivery)}>
            Open
          </Button>
          {delivery.state !== 'waiting' && (
            <Button size="sm" kind="quiet" onClick={() => run((db) => sendAgain(db, delivery.id))}>
              Send again
            </Button>
          )}
        </>
      ),
    },
  ];
  return (
    <Panel
      title={endpoint.url}
      text={`${endpoint.ownerName} · kept for 30 days`}
      actions={
        <Button kind="secondary" icon="refresh" onClick={() => void revalidate()}>
          Look again
        </Button>
      }
      flush
    >
      <DataTable
        caption="Messages"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        total={total}
        pageSize={pageSize}
        filters={[
          {
            key: 'state',
            title: 'State',
            options: Object.entries(states).map(([value, { words }]) => ({ value, label: words })),
          },
        ]}
        empty={
          <EmptyState icon="send" title="Nothing here">
            What it is told appears here, with every attempt.
          </EmptyState>
        }
      />
      {opened && (
        <FormDialog
          open
          title={topicWords(opened.delivery.topic)}
          text={`msg_${opened.delivery.messageId}`}
          submitLabel="Close"
          cancelLabel={false}
          onSubmit={() => setOpened(null)}
          onCancel={() => setOpened(null)}
        >
          <AttemptList attempts={opened.details.attempts} zone={ownZone()} />
          <CodeView value={opened.details.data} />
        </FormDialog>
      )}
    </Panel>
  );
}

function retryWords(nextAt: string, now: string): string {
  return nextAt <= now ? 'Retrying now' : `Retrying ${formatRelative(nextAt, now)}`;
}
