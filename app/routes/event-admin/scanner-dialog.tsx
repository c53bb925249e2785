import { useState } from 'react';
import { changeScanner, makeScannerLink, type ScannerLink } from '~/features/door/commands';
import { ScannerFields } from '~/features/door/components/scanner-fields';
import type { DoorType, Gate, Scanner } from '~/features/door/queries';
import { checkScanner, type ScannerContent } from '~/features/door/schema';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { toast } from '~/ui/toast/toast';

type ScannerDialogProps = {
  eventId: number;
  scanner: Scanner | null;
  gates: Gate[];
  types: DoorType[];
  onLink: (link: ScannerLink) => void;
  onClose: () => void;
};

/** A phone that is changed, or a new one, which gets a link. */
export function ScannerDialog({ eventId, scanner, gates, types, onLink, onClose }: ScannerDialogProps) {
  const { run } = useCommands();
  const [values, setValues] = useState<ScannerContent>(() => contentOf(scanner, types));
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const problems = checkScanner(values);
  const submit = async () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    const worked = await run(async (db) => {
      if (scanner) await changeScanner(db, scanner.id, values);
      else onLink(await makeScannerLink(db, eventId, values, null));
    });
    setBusy(false);
    if (!worked) return;
    if (scanner) toast({ text: 'The phone is saved.' });
    onClose();
  };
  return (
    <FormDialog
      open
      title={scanner ? scanner.name : 'Add a phone'}
      text={
        scanner
          ? undefined
          : 'For somebody without an account: a link and a PIN make their phone a scanner of this event, and of nothing else.'
      }
      submitLabel={scanner ? 'Save' : 'Make a link'}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <ScannerFields
        value={values}
        errors={isTried ? problems : {}}
        gates={gates}
        types={types}
        onChange={setValues}
      />
    </FormDialog>
  );
}

/** Without types that were deleted meanwhile. */
export function contentOf(scanner: Scanner | null, types: DoorType[]): ScannerContent {
  return {
    name: scanner?.name ?? '',
    gateId: scanner?.gate?.id ?? null,
    typeIds: scanner?.typeIds.filter((id) => types.some((type) => type.id === id)) ?? [],
  };
}
