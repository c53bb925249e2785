import { useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { Field } from '~/ui/form/field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { Notice } from '~/ui/notice/notice';
import { classNames } from '~/ui/page/class-names';
import { csvColumns, readTimetable } from '../../planner-csv';
import { edit } from '../../planner-state';
import { type SlotArtist, slotName } from '../../types';
import classes from './import-dialog.module.css';
import type { Board } from './use-board';

type ImportDialogProps = {
  board: Board;
  lineUp: SlotArtist[];
  onDone: (count: number) => void;
  onClose: () => void;
};

/** Slots from a spreadsheet: every line is looked at first, and nothing is taken unless all are right. */
export function ImportDialog({ board, lineUp, onDone, onClose }: ImportDialogProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const { stages, hours, settings } = board.planner;
  const lines = readTimetable(text, { zone: hours.zone, dayStartsAt: settings.dayStartsAt, stages, lineUp });
  const wrong = lines.filter(({ errors }) => errors.length > 0);
  const submit = () => {
    setTried(true);
    if (lines.length === 0 || wrong.length > 0) return;
    const slots = new Map(lines.map(({ slot }) => [crypto.randomUUID(), slot]));
    board.store.change((plan) => edit(plan, slots));
    onDone(lines.length);
  };
  return (
    <FormDialog
      open
      title="Import slots from CSV"
      text={
        <p>
          The first line names the columns: {csvColumns.join(', ')}. Nights are written like 2026-11-14 and
          times like 23:30; what is before {settings.dayStartsAt} is on the morning after. Several artists
          stand behind each other with a plus. What is left empty is to be announced. Slots that are there
          stay.
        </p>
      }
      submitLabel={
        lines.length > 0 ? `Add ${lines.length} ${lines.length === 1 ? 'slot' : 'slots'}` : 'Add slots'
      }
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field label="File" optional>
        {({ className, ...wiring }) => (
          <input
            {...wiring}
            className={classNames(className, classes.file)}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={async (event) => setText((await event.currentTarget.files?.[0]?.text()) ?? '')}
          />
        )}
      </Field>
      <TextAreaField
        label="Or paste the lines"
        name="lines"
        optional
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {wrong.length > 0 && (
        <Notice
          tone="bad"
          title={`${wrong.length} of ${lines.length} lines need a look. Nothing is added yet.`}
        >
          <ul className={classes.errors}>
            {wrong.map(({ line, errors }) => (
              <li key={line}>
                <strong>Line {line}:</strong> {errors.join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {tried && lines.length === 0 && <Notice tone="bad">There is nothing to add yet.</Notice>}
      {lines.length > 0 && wrong.length === 0 && (
        <ol className={classes.preview} aria-label="What would be added">
          {lines.map(({ line, slot }) => (
            <li key={line}>
              <strong>{slotName(slot)}</strong> <span>{board.describe(slot)}</span>
            </li>
          ))}
        </ol>
      )}
    </FormDialog>
  );
}
