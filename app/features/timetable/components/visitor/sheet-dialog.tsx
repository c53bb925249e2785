import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import classes from './sheet-dialog.module.css';

type SheetDialogProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** In the middle of a large screen, at the lower edge of a small one, where thumbs are. */
export function SheetDialog({ open, title, onClose, children }: SheetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogDismissal(dialog, onClose);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId}>
      {open && (
        <div className={classes.inner}>
          <header className={classes.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="x" label="Close" onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
