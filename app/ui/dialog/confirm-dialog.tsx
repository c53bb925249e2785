import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '~/ui/button/button';
import classes from '~/ui/dialog/confirm-dialog.module.css';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A modal dialog of the browser: it holds the focus, starts on the safe answer and gives the focus back. */
export function ConfirmDialog({ open, title, children, onConfirm, onCancel, ...look }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogDismissal(dialog, () => {
    if (!look.busy) onCancel();
  });

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // One that is taken away while it is open would leave the focus nowhere; closed first, it goes back where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId}>
      <div className={classes.inner}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {children && <div className={classes.text}>{children}</div>}
        <div className={classes.actions}>
          <Button kind="secondary" onClick={onCancel} disabled={look.busy}>
            {look.cancelLabel ?? 'Cancel'}
          </Button>
          <Button kind={look.danger ? 'danger' : 'primary'} busy={look.busy} onClick={onConfirm}>
            {look.confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
