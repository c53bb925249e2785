import type { ReactNode } from 'react';
import classes from '~/ui/badge/badge.module.css';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';

export type Tone = 'neutral' | 'green' | 'amber' | 'red' | 'blue';

export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className={classNames(classes.badge, classes[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
