import { useState } from 'react';
import { makeScannerLink, revokeScanner, type ScannerLink } from '~/features/door/commands';
import { ScannerList } from '~/features/door/components/scanner-list';
import type { DoorType, Gate, Scanner } from '~/features/door/queries';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { contentOf, ScannerDialog } from './scanner-dialog';
import { ScannerLinkDialog } from './scanner-link-dialog';

type ScannersPanelProps = {
  event: { id: number; timezone: string };
  scanners: Scanner[];
  gates: Gate[];
  types: DoorType[];
  now: string;
  mayDecide: boolean;
};

/** The phones of the door: who has them, how they are, and what takes them off again. */
export function ScannersPanel({ event, scanners, gates, types, now, mayDecide }: ScannersPanelProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<Scanner | 'new' | null>(null);
  const [revoked, setRevoked] = useState<Scanner | null>(null);
  const [link, setLink] = useState<ScannerLink | null>(null);
  const [busy, setBusy] = useState(false);
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      Add a phone
    </Button>
  );
  const renew = (scanner: Scanner) =>
    run(async (db) => setLink(await makeScannerLink(db, event.id, contentOf(scanner, types), scanner.id)));
  const revoke = async ({ id, name }: Scanner) => {
    setBusy(true);
    const worked = await run((db) => revokeScanner(db, id));
    setBusy(false);
    setRevoked(null);
    if (worked) toast({ text: `${name} is switched off.` });
  };
  return (
    <Panel title="Phones" actions={mayDecide && scanners.length > 0 && add}>
      {scanners.length === 0 ? (
        <EmptyState icon="phone" title="No phones yet" action={mayDecide && add}>
          Whoever is in the team opens the scanner on their own phone and signs in. For everybody else a link
          with a PIN does.
        </EmptyState>
      ) : (
        <ScannerList
          scanners={scanners}
          types={types}
          now={now}
          {...(mayDecide && {
            actionsOf: (scanner: Scanner) => (
              <>
                {!scanner.isClaimed && (
                  <Button
                    size="sm"
                    kind="secondary"
                    icon="qr"
                    aria-label={`New link for ${scanner.name}`}
                    onClick={() => renew(scanner)}
                  >
                    New link
                  </Button>
                )}
                <Button
                  size="sm"
                  kind="secondary"
                  icon="edit"
                  aria-label={`Edit ${scanner.name}`}
                  onClick={() => setEdited(scanner)}
                >
                  Edit
                </Button>
                <Button
                  size="sm"
                  kind="quiet"
                  icon="lock"
                  aria-label={`Switch off ${scanner.name}`}
                  onClick={() => setRevoked(scanner)}
                >
                  Switch off
                </Button>
              </>
            ),
          })}
        />
      )}
      {edited && (
        <ScannerDialog
          eventId={event.id}
          scanner={edited === 'new' ? null : edited}
          gates={gates}
          types={types}
          onLink={setLink}
          onClose={() => setEdited(null)}
        />
      )}
      {link && <ScannerLinkDialog link={link} zone={event.timezone} onClose={() => setLink(null)} />}
      <ConfirmDialog
        open={revoked !== null}
        title={`Switch off ${revoked?.name ?? ''}?`}
        confirmLabel="Switch off"
        danger
        busy={busy}
        onConfirm={() => revoked && revoke(revoked)}
        onCancel={() => setRevoked(null)}
      >
        {revoked && revoked.waiting > 0
          ? `${revoked.waiting} of its scans have not been sent yet and would stay on the phone. Let it go online first if you can.`
          : 'It scans nothing any more from its next request on. What it has scanned stays.'}
      </ConfirmDialog>
    </Panel>
  );
}
