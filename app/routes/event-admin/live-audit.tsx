import { ScanLog } from '~/features/door/components/scan-log';
import { listScans } from '~/features/door/queries';
import { useCommands } from '~/routes/use-commands';
import { Panel } from '~/ui/panel/panel';

/** Every scan of the event, for whoever wants to know exactly. */
export function LiveAudit({ eventId, zone }: { eventId: number; zone: string }) {
  const { ask } = useCommands();
  return (
    <Panel title="Every scan" text="All of them are kept, with what the rules said and what was done.">
      <ScanLog zone={zone} read={(only, before) => ask((db) => listScans(db, eventId, only, before))} />
    </Panel>
  );
}
