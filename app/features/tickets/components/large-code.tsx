import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button/button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import type { ShownTicket } from '../rules';
import classes from './large-code.module.css';

type LargeCodeProps = {
  /** Of the event. */
  title: string | undefined;
  ticket: Pick<ShownTicket, 'name' | 'holder'>;
  place: string;
  onClose: () => void;
  children: ReactNode;
};

/** The code as large as the screen and on white, with what the door asks for: what is held to a scanner. */
export function LargeCode({ title, ticket, place, onClose, children }: LargeCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogDismissal(dialog, onClose);
  useModal(dialog);
  return (
    <dialog ref={dialog} className={classes.large} aria-label={`Code of ${place}`}>
      <div className={classes.inner}>
        <div className={classes.code}>{children}</div>
        <div className={classes.words}>
          {title && <p className={classes.title}>{title}</p>}
          <p>
            <b>{ticket.name}</b>
            {ticket.holder && ` · ${ticket.holder}`}
          </p>
          <p>{place}</p>
          <p className={classes.hint}>Turn the brightness of the screen up if it is not read at once.</p>
          <Button kind="secondary" icon="x" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </dialog>
  );
}
