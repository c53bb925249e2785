import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Escape and a press on the backdrop ask to close; whether it closes is for the owner to say. */
export function useDialogDismissal(dialog: RefObject<HTMLDialogElement | null>, dismiss: () => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target === element) onDismiss();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      onDismiss();
    };
    element.addEventListener('pointerdown', onPointer);
    element.addEventListener('cancel', onCancel);
    return () => {
      element.removeEventListener('pointerdown', onPointer);
      element.removeEventListener('cancel', onCancel);
    };
  }, [dialog]);
}
