import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { DateTimeField } from '~/ui/form/date-time-field';
import { Panel } from '~/ui/panel/panel';
import { shift } from '../move-times';
import classes from './edit-event.module.css';

type EditDuplicateProps = {
  event: { starts_at: string; timezone: string };
  onDuplicate: (startsAt: string) => Promise<boolean>;
};

const week = 7 * 24 * 3_600_000;

/** The next one of its kind: everything but the date. */
export function EditDuplicate({ event, onDuplicate }: EditDuplicateProps) {
  const [asking, setAsking] = useState(false);
  const [startsAt, setStartsAt] = useState<string | null>(shift(event.starts_at, week));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const duplicate = async () => {
    if (startsAt === null) return setProblem('Choose when the new one starts.');
    setBusy(true);
    if (await onDuplicate(startsAt)) setAsking(false);
    setBusy(false);
  };
  return (
    <Panel title="Duplicate">
      <div className={classes.row}>
        <p className={classes.muted}>
          A new draft with the same words, venue, line-up, genres, pictures and tickets, on another date.
        </p>
        <Button kind="secondary" icon="copy" onClick={() => setAsking(true)}>
          Duplicate this event
        </Button>
      </div>
      <FormDialog
        open={asking}
        title="Duplicate this event"
        text="The new one is a draft until you publish it."
        submitLabel="Duplicate"
        cancelLabel="Go back"
        busy={busy}
        onSubmit={duplicate}
        onCancel={() => setAsking(false)}
      >
        <DateTimeField
          label="The new one starts"
          name="starts_at"
          zone={event.timezone}
          value={startsAt}
          error={problem}
          onChange={setStartsAt}
        />
      </FormDialog>
    </Panel>
  );
}
