import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Wordmark } from '~/ui/brand/wordmark';
import { IconButton } from '~/ui/button/icon-button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import classes from '~/ui/shell/admin-shell.module.css';

/** The sidebar on phones, as a modal dialog of the browser: focus stays inside and returns to the button. */
export function AdminDrawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const closedFor = useRef(key);
  useDialogDismissal(dialog, () => dialog.current?.close());

  useEffect(() => {
    if (closedFor.current === key) return;
    closedFor.current = key;
    dialog.current?.close();
  }, [key]);

  return (
    <>
      <IconButton icon="menu" label="Menu" onClick={() => dialog.current?.showModal()} />
      <dialog ref={dialog} className={classes.drawer} aria-label="Menu">
        <div className={classes.drawerHead}>
          <Wordmark />
          <IconButton icon="x" label="Close the menu" onClick={() => dialog.current?.close()} />
        </div>
        {children}
      </dialog>
    </>
  );
}
