import { useEffect, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { createEvent } from '~/features/events/commands';
import { EditNewEvent } from '~/features/events/components/edit-new-event';
import { firstTimes } from '~/features/events/first-times';
import { checkNewEvent, type NewEvent } from '~/features/events/schema';
import { findByName } from '~/features/search/find-by-name';
import { getVenueZone } from '~/features/venues/editing-queries';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ownZone } from './own-zone';

type NewEventDialogProps = {
  open: boolean;
  promoters: { id: number; name: string }[];
  onClose: () => void;
};

export function NewEventDialog({ open, promoters, onClose }: NewEventDialogProps) {
  const { run, ask } = useCommands();
  const navigate = useNavigate();
  const [event, setEvent] = useState<NewEvent>(emptyEvent);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!open) return;
    setTried(false);
    const timezone = ownZone();
    setEvent({ ...emptyEvent, timezone, ...firstTimes(new Date(), timezone) });
  }, [open]);

  const errors = checkNewEvent(event);
  const create = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    setBusy(true);
    await run(async (db) => {
      const id = await createEvent(db, event);
      onClose();
      await navigate(href('/admin/event/:id/settings', { id: String(id) }));
    });
    setBusy(false);
  };
  return (
    <FormDialog
      open={open}
      title="A new event"
      text="It is a draft that only you see, until you publish it."
      submitLabel="Create event"
      busy={busy}
      onSubmit={create}
      onCancel={onClose}
    >
      <EditNewEvent
        value={event}
        errors={tried ? errors : {}}
        promoters={promoters}
        onChange={setEvent}
        find={async (text) => (await ask((db) => findByName(db, 'venue', text))) ?? []}
        open={async (found) => {
          const timezone = await ask((db) => getVenueZone(db, found.id));
          return timezone === null ? null : { ...found, timezone };
        }}
      />
    </FormDialog>
  );
}

const emptyEvent: NewEvent = {
  title: '',
  starts_at: null,
  ends_at: null,
  timezone: 'UTC',
  venue_id: null,
  promoter_id: null,
};
