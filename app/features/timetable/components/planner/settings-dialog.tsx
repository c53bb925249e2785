import { useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { NumberField } from '~/ui/form/number-field';
import { TextField } from '~/ui/form/text-field';
import type { TimetableSettings } from '../../types';
import type { PlannerCommands } from './planner-commands';

type SettingsDialogProps = {
  settings: TimetableSettings;
  save: PlannerCommands['saveSettings'];
  onClose: () => void;
};

const mostMinutes = 120;

export function SettingsDialog({ settings, save, onClose }: SettingsDialogProps) {
  const [dayStartsAt, setDayStartsAt] = useState(settings.dayStartsAt);
  const [changeoverMinutes, setChangeover] = useState<number | null>(settings.changeoverMinutes);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const minutes = changeoverMinutes ?? 0;
  const isTime = /^\d\d:\d\d$/.test(dayStartsAt);
  const areMinutes = Number.isInteger(minutes) && minutes >= 0 && minutes <= mostMinutes;
  const submit = async () => {
    setTried(true);
    if (!isTime || !areMinutes) return;
    setBusy(true);
    if (await save({ dayStartsAt, changeoverMinutes: minutes })) onClose();
    setBusy(false);
  };
  return (
    <FormDialog
      open
      title="Timetable settings"
      submitLabel="Save"
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="A new day begins at"
        name="day"
        type="time"
        hint="What plays before belongs to the night before. Publish again after changing it."
        value={dayStartsAt}
        error={tried && !isTime ? 'Enter a time such as 06:00.' : undefined}
        onChange={(event) => setDayStartsAt(event.currentTarget.value)}
      />
      <NumberField
        label="Minutes to change over"
        name="changeover"
        inputMode="numeric"
        hint="The checks tell you where a stage has less than that between two acts."
        value={changeoverMinutes}
        error={tried && !areMinutes ? `A whole number from 0 to ${mostMinutes}.` : undefined}
        onChange={setChangeover}
      />
    </FormDialog>
  );
}
