import { useState } from 'react';
import { replayPaymentEvent } from '~/features/payment-events/commands';
import { getPaymentEvent, type PaymentEvent } from '~/features/payment-events/queries';
import { formatRelative } from '~/lib/time';
import { useCommands } from '~/routes/use-commands';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { CodeView } from '~/ui/code-view/code-view';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { toast } from '~/ui/toast/toast';

type PaymentEventsPanelProps = {
  rows: PaymentEvent[];
  total: number;
  pageSize: number;
  now: string;
  platformLevel: number;
};

/** From this level staff see what is inside and apply it again: as the payments migration has it. */
const mendingLevel = 3;

/** What the payment provider told us and what became of it. */
export function PaymentEventsPanel({ rows, total, pageSize, now, platformLevel }: PaymentEventsPanelProps) {
  const { run, ask } = useCommands();
  const [opened, setOpened] = useState<{ event: PaymentEvent; payload: unknown } | null>(null);
  const open = async (event: PaymentEvent) => {
    const payload = await ask((db) => getPaymentEvent(db, event.id));
    if (payload) setOpened({ event, payload });
  };
  const replay = async ({ id }: PaymentEvent) => {
    if (await run((db) => replayPaymentEvent(db, id))) toast({ text: 'It is applied again.' });
  };
  const columns: Column<PaymentEvent>[] = [
    { key: 'type', title: 'Event', card: 'lead', cell: ({ type }) => <code>{type}</code> },
    { key: 'provider', title: 'Number', hideable: true, cell: ({ provider_id: id }) => <code>{id}</code> },
    {
      key: 'received',
      title: 'Received',
      card: 'bare',
      cell: ({ received_at: at }) => formatRelative(at, now),
    },
    { key: 'state', title: 'State', card: 'side', cell: (event) => <StateBadge event={event} /> },
    { key: 'attempts', title: 'Tries', align: 'end', cell: ({ attempts }) => attempts },
    { key: 'error', title: 'Fault', cell: ({ error }) => error ?? '–' },
    ...(platformLevel >= mendingLevel
      ? [
          {
            key: 'actions',
            title: 'Actions',
            align: 'end' as const,
            card: 'tools' as const,
            cell: (event: PaymentEvent) => (
              <>
                <Button size="sm" kind="quiet" onClick={() => open(event)}>
                  Open
                </Button>
                <Button size="sm" kind="quiet" onClick={() => replay(event)}>
                  Apply again
                </Button>
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        caption="Payment events"
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        total={total}
        pageSize={pageSize}
        search="Search by kind or number (evt_…)"
        filters={[
          {
            key: 'state',
            title: 'State',
            options: [
              { value: 'applied', label: 'Applied' },
              { value: 'waiting', label: 'Waiting' },
              { value: 'failed', label: 'Failed, tried again' },
            ],
          },
        ]}
      />
      {opened && (
        <FormDialog
          open
          title={opened.event.type}
          text={opened.event.error ?? opened.event.provider_id}
          submitLabel="Close"
          cancelLabel={false}
          onSubmit={() => setOpened(null)}
          onCancel={() => setOpened(null)}
        >
          <CodeView value={opened.payload} />
        </FormDialog>
      )}
    </>
  );
}

function StateBadge({ event: { processed_at: applied, error } }: { event: PaymentEvent }) {
  if (applied) return <Badge tone="green">Applied</Badge>;
  return error ? <Badge tone="red">Failed</Badge> : <Badge tone="amber">Waiting</Badge>;
}
