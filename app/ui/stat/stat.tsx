import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/stat/stat.module.css';

type StatProps = {
  label: string;
  value: ReactNode;
  trend?: { text: string; direction: 'up' | 'down' | 'flat' };
  hint?: ReactNode;
  /** Without a frame, for headers. */
  compact?: boolean;
  /** For a sparkline under the number. */
  children?: ReactNode;
};

const trendIcons = { up: 'chevron-up', down: 'chevron-down', flat: 'minus' } as const;

export function Stat({ label, value, trend, hint, compact = false, children }: StatProps) {
  return (
    <div className={classNames(classes.stat, compact && classes.compact)}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>{value}</span>
      {(trend || hint) && (
        <span className={classes.hint}>
          {trend && (
            <span
              className={classNames(classes.trend, trend.direction !== 'flat' && classes[trend.direction])}
            >
              <Icon name={trendIcons[trend.direction]} size={14} />
              {trend.text}
            </span>
          )}
          {hint}
        </span>
      )}
      {children}
    </div>
  );
}
