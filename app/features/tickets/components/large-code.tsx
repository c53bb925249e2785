import { type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button/button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import classes from './tickets.module.css';

type LargeCodeProps = { label: string; onClose: () => void; children: ReactNode };

/** The code alone, as large as the screen and on white: what is held to a scanner. */
export function LargeCode({ label, onClose, children }: LargeCodeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogDismissal(dialog, onClose);
  useModal(dialog);
  return (
    <dialog ref={dialog} className={classes.large} aria-label={label}>
      <div className={classes.largeInner}>
        {children}
        <p>Turn the brightness of the screen up if it is not read at once.</p>
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </dialog>
  );
}
