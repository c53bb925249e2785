import { type RefObject, useLayoutEffect } from 'react';

/** Open from its first moment, and closed before it goes, so that the focus returns to where it was. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
