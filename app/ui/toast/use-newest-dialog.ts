import { useLayoutEffect, useState } from 'react';
import type { Toast } from '~/ui/toast/toast';

/** The modal dialog that was open when the newest toast came, until it closes. */
export function useNewestDialog(toasts: readonly Toast[]): HTMLDialogElement | undefined {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  useLayoutEffect(() => {
    const open = toasts.length > 0 ? findNewestDialog() : undefined;
    setDialog(open);
    const leave = () => setDialog(findNewestDialog());
    open?.addEventListener('close', leave);
    return () => open?.removeEventListener('close', leave);
  }, [toasts]);
  return dialog;
}

function findNewestDialog(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
}
