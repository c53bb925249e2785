import { IconButton } from '~/ui/button/icon-button';
import type { IconName } from '~/ui/icon/paths';
import { largestZoom, moveCrop, type Size, zoomCrop, zoomOf } from '~/ui/picture-field/crop';
import type { Crop } from '~/ui/picture-field/picture';
import classes from '~/ui/picture-field/picture-field.module.css';

type CropControlsProps = { crop: Crop; size: Size; onCrop: (crop: Crop) => void };

const step = 0.05;

const moves: { icon: IconName; label: string; right: number; down: number }[] = [
  { icon: 'chevron-left', label: 'Move left', right: -step, down: 0 },
  { icon: 'chevron-right', label: 'Move right', right: step, down: 0 },
  { icon: 'chevron-up', label: 'Move up', right: 0, down: -step },
  { icon: 'chevron-down', label: 'Move down', right: 0, down: step },
];

/** For who does not drag. */
export function CropControls({ crop, size, onCrop }: CropControlsProps) {
  const zoom = zoomOf(crop, size);
  const setZoom = (next: number) => onCrop(zoomCrop(crop, size, next));
  return (
    <div className={classes.controls}>
      <div className={classes.zoom}>
        <IconButton icon="minus" label="Zoom out" onClick={() => setZoom(zoom / 1.2)} />
        <input
          type="range"
          aria-label="Zoom"
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          min={1}
          max={largestZoom}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
        <IconButton icon="plus" label="Zoom in" onClick={() => setZoom(zoom * 1.2)} />
      </div>
      <div className={classes.move}>
        {moves.map(({ icon, label, right, down }) => (
          <IconButton
            key={icon}
            icon={icon}
            label={label}
            onClick={() => onCrop(moveCrop(crop, right, down))}
          />
        ))}
      </div>
    </div>
  );
}
