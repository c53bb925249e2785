import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/notice/notice.module.css';
import { classNames } from '~/ui/page/class-names';

type NoticeProps = { tone?: 'info' | 'good' | 'warning' | 'bad'; title?: string; children: ReactNode };

const icons = { info: 'info', good: 'check', warning: 'warning', bad: 'warning' } as const;

/** A message that stays on the page; bad news is read out at once. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={classNames(classes.notice, classes[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className={classes.body}>
        {title && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
