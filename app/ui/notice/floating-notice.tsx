import type { ReactNode } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import classes from './floating-notice.module.css';

type FloatingNoticeProps = {
  tone?: 'plain' | 'warning';
  children: ReactNode;
  /** What the button that loads the page anew is called, and the one that closes this. */
  again: string;
  close: string;
  onClose: () => void;
};

/** Above the page and not in it: it comes after the first picture of the page, which must not move. */
export function FloatingNotice({ tone = 'plain', children, again, close, onClose }: FloatingNoticeProps) {
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      <p>{children}</p>
      <Button kind="quiet" size="sm" icon="refresh" onClick={() => window.location.reload()}>
        {again}
      </Button>
      <IconButton icon="x" label={close} onClick={onClose} />
    </div>
  );
}
