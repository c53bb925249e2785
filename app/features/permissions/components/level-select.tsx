import type { ComponentProps } from 'react';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { levels, levelTitle } from '../rules';
import classes from './level-select.module.css';

type LevelSelectProps = ComponentProps<'select'> & {
  /** Levels below are not to be had. */
  least?: number;
};

/** A plain select: it opens as the phone's own wheel and needs no script. */
export function LevelSelect({ className, least = 1, ...props }: LevelSelectProps) {
  return (
    <span className={classes.box}>
      <select {...props} className={classNames(className ?? classes.small, classes.select)} name="level">
        {levels.map(({ level }) => (
          <option key={level} value={level} disabled={level < least}>
            {levelTitle(level)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
