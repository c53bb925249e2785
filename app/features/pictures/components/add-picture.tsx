import { useState } from 'react';
import { Button } from '~/ui/button/button';
import type { Picture } from '~/ui/picture-field/picture';
import { PictureField } from '~/ui/picture-field/picture-field';
import classes from './picture-gallery.module.css';

const limits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  mostBytes: 20 * 1024 * 1024,
};

type AddPictureProps = { onAdd: (picture: Picture) => Promise<boolean>; onClose: () => void };

/** What was chosen stays until it is truly stored, so that a failure costs nobody their work. */
export function AddPicture({ onAdd, onClose }: AddPictureProps) {
  const [chosen, setChosen] = useState<Picture | null>(null);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (!chosen) return;
    setBusy(true);
    const added = await onAdd(chosen);
    setBusy(false);
    if (added) onClose();
  };
  return (
    <div className={classes.adding} aria-busy={busy}>
      <PictureField
        label="New picture"
        hint="Where it was taken and other details in the file are left out."
        value={chosen}
        limits={limits}
        onChange={(next) => !busy && setChosen(next)}
      />
      <div className={classes.actions}>
        <Button kind="quiet" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        {chosen && (
          <Button busy={busy} onClick={add}>
            {busy ? 'Storing the picture…' : 'Add this picture'}
          </Button>
        )}
      </div>
    </div>
  );
}
