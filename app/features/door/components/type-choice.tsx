import { CheckboxField } from '~/ui/form/checkbox-field';
import layout from '~/ui/form/field-layout.module.css';
import type { DoorType } from '../queries';
import classes from './door.module.css';

type TypeChoiceProps = {
  types: DoorType[];
  value: number[];
  onChange: (typeIds: number[]) => void;
};

/** Which ticket types are let in; with one type there is nothing to choose. */
export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  if (types.length < 2) return null;
  return (
    <fieldset className={layout.group}>
      <legend>Lets in</legend>
      <p className={classes.hint}>None chosen: every ticket type.</p>
      {types.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={value.includes(id)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...value, id] : value.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  );
}
