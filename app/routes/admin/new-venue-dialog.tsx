import { useEffect, useMemo, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { createVenue } from '~/features/venues/commands';
import { EditNewVenue } from '~/features/venues/components/edit-new-venue';
import { checkNewVenue, type NewVenue } from '~/features/venues/schema';
import { listCountries, listTimezones } from '~/lib/choices';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ownZone } from './own-zone';
import { SameNameHint } from './same-name-hint';

const emptyVenue: NewVenue = { name: '', city: '', country: '', timezone: 'UTC' };

type NewVenueDialogProps = { open: boolean; onClose: () => void };

export function NewVenueDialog({ open, onClose }: NewVenueDialogProps) {
  const { run } = useCommands();
  const navigate = useNavigate();
  const [venue, setVenue] = useState(emptyVenue);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const choices = useMemo(
    () => (open ? { countries: listCountries(), zones: listTimezones() } : { countries: [], zones: [] }),
    [open],
  );
  useEffect(() => {
    if (!open) return;
    setTried(false);
    setVenue({ ...emptyVenue, timezone: ownZone() });
  }, [open]);

  const errors = checkNewVenue(venue);
  const create = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    setBusy(true);
    await run(async (db) => {
      const id = await createVenue(db, venue);
      onClose();
      await navigate(href('/admin/venue/:id', { id: String(id) }));
    });
    setBusy(false);
  };
  return (
    <FormDialog
      open={open}
      title="A new venue"
      text="Everyone can find it once it is made. You can hide it in its settings."
      submitLabel="Create venue"
      busy={busy}
      onSubmit={create}
      onCancel={onClose}
    >
      <EditNewVenue
        value={venue}
        errors={tried ? errors : {}}
        {...choices}
        sameName={<SameNameHint kind="venue" name={venue.name} />}
        onChange={setVenue}
      />
    </FormDialog>
  );
}
