import type { ComponentProps } from 'react';
import { levels, levelTitle } from '../rules';
import classes from './level-select.module.css';

/** A plain select: it opens as the phone's own wheel and needs no script. */
export function LevelSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select {...props} className={className ?? classes.select} name="level">
      {levels.map(({ level }) => (
        <option key={level} value={level}>
          {levelTitle(level)}
        </option>
      ))}
    </select>
  );
}
