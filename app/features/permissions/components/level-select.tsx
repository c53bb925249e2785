import type { ComponentProps } from 'react';
import { levels, levelTitle } from '../rules';
import classes from './level-select.module.css';

type LevelSelectProps = ComponentProps<'select'> & {
  /** Levels below are not to be had. */
  least?: number;
};

/** A plain select: it opens as the phone's own wheel and needs no script. */
export function LevelSelect({ className, least = 1, ...props }: LevelSelectProps) {
  return (
    <select {...props} className={className ?? classes.select} name="level">
      {levels.map(({ level }) => (
        <option key={level} value={level} disabled={level < least}>
          {levelTitle(level)}
        </option>
      ))}
    </select>
  );
}
