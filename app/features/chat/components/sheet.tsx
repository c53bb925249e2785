import { type ReactNode, useRef } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import classes from './panels.module.css';

type SheetProps = { title: string; onClose: () => void; children: ReactNode };

/** From below on phones, in the middle elsewhere. It is there only while it is open. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogDismissal(dialog, onClose);
  useModal(dialog);
  return (
    <dialog ref={dialog} className={classes.sheet} aria-label={title}>
      <div className={classes.sheetHead}>
        <h2>{title}</h2>
        <IconButton icon="x" label="Close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
