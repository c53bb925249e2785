import { useState } from 'react';
import { nightWords } from '~/lib/validity';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { CheckboxField } from '~/ui/form/checkbox-field';
import { SelectField } from '~/ui/form/select-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { formOf, type SlotForm, slotOf } from '../../slot-form';
import { type SlotArtist, slotName } from '../../types';
import { ArtistChoice } from './artist-choice';
import classes from './slot-dialog.module.css';
import type { Board, Opened } from './use-board';

type SlotDialogProps = { board: Board; opened: Opened; lineUp: SlotArtist[] };

/** All of a slot. Mounted while it is open, so it begins with what the slot is now. */
export function SlotDialog({ board, opened, lineUp }: SlotDialogProps) {
  const { stages, hours, settings } = board.planner;
  const where = { zone: hours.zone, dayStartsAt: settings.dayStartsAt };
  const [form, setForm] = useState(() => formOf(opened.slot, board.night, where));
  const [tried, setTried] = useState(false);
  const { slot, errors } = slotOf(form, opened.slot, where);
  const set = (part: Partial<SlotForm>) => setForm({ ...form, ...part });
  const submit = () => {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    board.close();
    board.change(opened.id, slot);
  };
  return (
    <FormDialog
      open
      title={opened.isNew ? 'New slot' : slotName(opened.slot)}
      submitLabel={opened.isNew ? 'Add slot' : 'Save'}
      onSubmit={submit}
      onCancel={board.close}
    >
      <ArtistChoice lineUp={lineUp} value={form.artists} onChange={(artists) => set({ artists })} />
      <TextField
        label="Title"
        name="title"
        optional
        maxLength={120}
        hint="Shown instead of the artists, such as ‘Opening’ or ‘Secret guest’."
        value={form.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <SelectField
        label="Stage"
        name="stage"
        optional
        empty="To be announced"
        options={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.stageId === null ? '' : String(form.stageId)}
        onChange={(event) => set({ stageId: Number(event.currentTarget.value) || null })}
      />
      <CheckboxField
        label="The time is to be announced"
        checked={!form.hasTime}
        onChange={(event) => set({ hasTime: !event.currentTarget.checked })}
      />
      {form.hasTime && (
        <div className={classes.times}>
          {board.nights.length > 1 && (
            <SelectField
              label="Night"
              name="night"
              options={board.nights.map((night) => ({ value: night, label: nightWords(night) }))}
              value={form.night}
              onChange={(event) => set({ night: event.currentTarget.value })}
            />
          )}
          <TextField
            label="Start"
            name="start"
            type="time"
            value={form.start}
            error={tried ? errors.start : undefined}
            onChange={(event) => set({ start: event.currentTarget.value })}
          />
          <TextField
            label="End"
            name="end"
            type="time"
            value={form.end}
            error={tried ? errors.end : undefined}
            onChange={(event) => set({ end: event.currentTarget.value })}
          />
        </div>
      )}
      <TextAreaField
        label="Note"
        name="note"
        optional
        maxLength={300}
        hint="Everyone reads it once it is published: ‘live’, ‘seated’, ‘bring a blanket’."
        value={form.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
      {!opened.isNew && (
        <Button
          kind="quiet"
          icon="trash"
          onClick={() => {
            board.close();
            board.remove(opened.id);
          }}
        >
          Remove this slot
        </Button>
      )}
    </FormDialog>
  );
}
