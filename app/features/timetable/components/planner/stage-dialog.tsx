import { useState } from 'react';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { NumberField } from '~/ui/form/number-field';
import { TextField } from '~/ui/form/text-field';
import { classNames } from '~/ui/page/class-names';
import type { StageContent } from '../../commands';
import { stageColourClass, stageColours } from '../../stage-colours';
import type { Stage } from '../../types';
import classes from './stage-list.module.css';

type StageDialogProps = {
  /** Null for a new one. */
  stage: Stage | null;
  /** How many there are: new stages take the colours in turn. */
  count: number;
  onSave: (content: StageContent) => Promise<boolean>;
  onClose: () => void;
};

const mostWalk = 60;

export function StageDialog({ stage, count, onSave, onClose }: StageDialogProps) {
  const [content, setContent] = useState<StageContent>(
    () =>
      stage ?? {
        name: '',
        colour: stageColours[count % stageColours.length] ?? 'green',
        place: '',
        walkMinutes: 5,
      },
  );
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (part: Partial<StageContent>) => setContent({ ...content, ...part });
  const isNamed = content.name.trim() !== '';
  const isWalk =
    Number.isInteger(content.walkMinutes) && content.walkMinutes >= 0 && content.walkMinutes <= mostWalk;
  const submit = async () => {
    setTried(true);
    if (!isNamed || !isWalk) return;
    setBusy(true);
    if (await onSave(content)) onClose();
    setBusy(false);
  };
  return (
    <FormDialog
      open
      title={stage ? 'Change the stage' : 'Add a stage'}
      submitLabel="Save"
      busy={busy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        value={content.name}
        error={tried && !isNamed ? 'Give the stage a name.' : undefined}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <fieldset className={classes.colours}>
        <legend>Colour</legend>
        {stageColours.map((colour) => (
          <label key={colour} className={classNames(classes.colour, stageColourClass(colour))}>
            <input
              type="radio"
              name="colour"
              checked={content.colour === colour}
              onChange={() => set({ colour })}
            />
            <span>{colour}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        label="Place"
        name="place"
        optional
        maxLength={120}
        hint="Where it is, for those who look for it: ‘behind the lighthouse’."
        value={content.place}
        onChange={(event) => set({ place: event.currentTarget.value })}
      />
      <NumberField
        label="Minutes to walk to the other stages"
        name="walk"
        inputMode="numeric"
        value={content.walkMinutes}
        error={tried && !isWalk ? `A whole number from 0 to ${mostWalk}.` : undefined}
        onChange={(walkMinutes) => set({ walkMinutes: walkMinutes ?? Number.NaN })}
      />
    </FormDialog>
  );
}
