import type { ReactNode } from 'react';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { copyText } from '~/ui/toast/copy-text';
import classes from './link-card.module.css';

type LinkCardProps = {
  /** The address as a picture; absent where it is too long for one. */
  picture?: ReactNode;
  address: string;
  pin: string;
  /** When the link ends, in words. */
  until: string;
};

/** What makes a phone a scanner, to show or to send: the link and, apart from it, its PIN. */
export function LinkCard({ picture, address, pin, until }: LinkCardProps) {
  const share = () => navigator.share({ title: 'Scan tickets', url: address }).catch(unlessStopped);
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  return (
    <div className={classes.card}>
      <ol className={classes.steps}>
        <li>
          <p>{picture ? 'Scan this with the camera of the phone, or send the link.' : 'Send the link.'}</p>
          {picture}
          <div className={classes.actions}>
            <Button size="sm" kind="secondary" icon="copy" onClick={() => copyText(address, 'The link')}>
              Copy link
            </Button>
            {canShare && (
              <Button size="sm" kind="secondary" icon="share" onClick={share}>
                Share link
              </Button>
            )}
          </div>
        </li>
        <li>
          <p>Type this PIN on the phone. Tell it another way than the link.</p>
          <output className={classes.pin} aria-label={`PIN ${[...pin].join(' ')}`}>
            <span>{pin.slice(0, 3)}</span>
            <span>{pin.slice(3)}</span>
          </output>
          <div className={classes.actions}>
            <Button size="sm" kind="secondary" icon="copy" onClick={() => copyText(pin, 'The PIN')}>
              Copy PIN
            </Button>
          </div>
        </li>
      </ol>
      <Notice>
        Both are shown only now. One phone can use them, until {until}; you can always make new ones.
      </Notice>
    </div>
  );
}

/** Closing the sheet of the phone is no failure. */
function unlessStopped(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
