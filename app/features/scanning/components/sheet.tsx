import { type ReactNode, useId, useRef } from 'react';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import { Icon } from '~/ui/icon/icon';
import classes from './sheet.module.css';

/** Comes up from below, where the thumb is. Mounted while it is open. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useDialogDismissal(dialog, onClose);
  useModal(dialog);

  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </header>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
