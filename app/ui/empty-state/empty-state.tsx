import type { ReactNode } from 'react';
import classes from '~/ui/empty-state/empty-state.module.css';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';

type EmptyStateProps = { icon?: IconName; title: string; children?: ReactNode; action?: ReactNode };

/** Says what would be here, and how to get it here. */
export function EmptyState({ icon = 'sparkle', title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <Icon name={icon} size={26} />
      </span>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
