import { useEffect, useState } from 'react';
import { mostNote } from '~/lib/content-rules';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { DateTimeField } from '~/ui/form/date-time-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import type { StatusChange } from '../commands';
import type { EditableEvent } from '../editing-queries';
import { moveStart } from '../move-times';
import type { StatusAction } from '../status-actions';

type EditStatusDialogProps = {
  event: EditableEvent;
  /** Open while there is one. */
  action: StatusAction | null;
  onChange: (change: StatusChange) => Promise<boolean>;
  onClose: () => void;
};

/** Says what will happen and who is told, and asks for what it needs. */
export function EditStatusDialog({ event, action, onChange, onClose }: EditStatusDialogProps) {
  const { timezone: zone } = event;
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const [times, setTimes] = useState(timesOf(event));
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!action) return;
    setNote('');
    setAt(event.publish_at);
    setTimes(timesOf(event));
    setProblem(undefined);
  }, [action, event]);

  const submit = async () => {
    if (!action) return;
    const change = toChange(action, { note: note.trim(), at, times });
    if (!change) return setProblem('Choose a date and time.');
    setBusy(true);
    const done = await onChange(change);
    setBusy(false);
    if (done) onClose();
  };
  const kind = action?.kind;
  const takesNote = kind === 'cancel' || kind === 'postpone' || kind === 'reschedule';
  return (
    <FormDialog
      open={action !== null}
      title={action?.title ?? ''}
      text={action?.words}
      submitLabel={action?.confirmLabel ?? ''}
      cancelLabel="Go back"
      danger={action?.danger ?? false}
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      {kind === 'schedule' && (
        <DateTimeField
          label="Comes out"
          name="publish_at"
          zone={zone}
          value={at}
          error={problem}
          onChange={setAt}
        />
      )}
      {kind === 'reschedule' && (
        <>
          <DateTimeField
            label="New start"
            name="new_start"
            zone={zone}
            value={times.starts_at}
            error={problem}
            onChange={(startsAt) => setTimes({ ...times, ...moveStart(times, startsAt) })}
          />
          <DateTimeField
            label="New end"
            name="new_end"
            zone={zone}
            value={times.ends_at}
            onChange={(ends_at) => setTimes({ ...times, ends_at })}
          />
        </>
      )}
      {takesNote && (
        <TextAreaField
          label="A word to everyone"
          name="note"
          hint="Shown on the event page: why, and what happens next."
          optional
          maxLength={mostNote}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

type Times = Pick<EditableEvent, 'doors_at' | 'timezone'> & {
  starts_at: string | null;
  ends_at: string | null;
};

function timesOf({ doors_at, starts_at, ends_at, timezone }: EditableEvent): Times {
  return { doors_at, starts_at, ends_at, timezone };
}

type Answers = { note: string; at: string | null; times: Times };

/** Null while an answer is missing. */
function toChange(action: StatusAction, { note, at, times }: Answers): StatusChange | null {
  const { starts_at: startsAt, ends_at: endsAt, doors_at: doorsAt } = times;
  switch (action.kind) {
    case 'publish':
      return { kind: 'publish', unlisted: false };
    case 'unlist':
      return { kind: 'publish', unlisted: true };
    case 'schedule':
      return at === null ? null : { kind: 'schedule', at };
    case 'withdraw':
      return { kind: 'withdraw' };
    case 'reschedule':
      return startsAt && endsAt ? { kind: 'reschedule', startsAt, endsAt, doorsAt, note } : null;
    default:
      return { kind: action.kind, note };
  }
}
