import { useId } from 'react';
import { type Shape, shapes } from '~/ui/picture-field/crop';
import classes from '~/ui/picture-field/picture-field.module.css';

type ShapeChoiceProps = { shapes: readonly Shape[]; value: Shape; onChange: (shape: Shape) => void };

export function ShapeChoice({ shapes: offered, value, onChange }: ShapeChoiceProps) {
  const name = useId();
  return (
    <div className={classes.shapes} role="radiogroup" aria-label="Crop">
      {offered.map((shape) => (
        <label key={shape} className={classes.shape}>
          <input
            type="radio"
            name={name}
            value={shape}
            checked={shape === value}
            onChange={() => onChange(shape)}
          />
          {shapes[shape].label}
        </label>
      ))}
    </div>
  );
}
