import type { KeyboardEvent } from 'react';
import { moveCrop, type Size, zoomCrop, zoomOf } from '~/ui/picture-field/crop';
import { type Crop, type Focus, stepOf } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';
import { useCropGestures } from '~/ui/picture-field/use-crop-gestures';

type CropMoverProps = {
  crop: Crop;
  size: Size;
  onCrop: (crop: Crop) => void;
  /** A press that moves nothing is about the focus. */
  onFocus: (focus: Focus) => void;
};

const zoomKeys: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

/** Moves and zooms the picture under its frame, with one finger, two, a wheel or the keyboard. */
export function CropMover({ crop, size, onCrop, onFocus }: CropMoverProps) {
  const gestures = useCropGestures({ crop, size, onCrop, onFocus });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, event.shiftKey);
    const zoom = event.ctrlKey || event.metaKey ? undefined : zoomKeys[event.key];
    if (!step && !zoom) return;
    event.preventDefault();
    if (step) onCrop(moveCrop(crop, step.right, step.down));
    if (zoom) onCrop(zoomCrop(crop, size, zoomOf(crop, size) * zoom));
  };
  return (
    <button
      type="button"
      className={classes.mover}
      aria-label="Picture in its frame. Move it with the arrow keys, zoom with plus and minus."
      onKeyDown={onKeyDown}
      {...gestures}
    />
  );
}
