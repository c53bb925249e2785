import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '~/ui/button/button';
import classes from '~/ui/dialog/confirm-dialog.module.css';
import formClasses from '~/ui/dialog/form-dialog.module.css';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { classNames } from '~/ui/page/class-names';

type FormDialogProps = {
  open: boolean;
  title: string;
  text?: ReactNode;
  children: ReactNode;
  submitLabel: string;
  /** `false` where there is nothing to cancel: the one button closes it. */
  cancelLabel?: string | false;
  danger?: boolean;
  busy?: boolean;
  onSubmit: () => void | Promise<void>;
  onCancel: () => void;
};

/** A few fields in a modal dialog of the browser. Its content is there only while it is open, so it begins afresh. */
export function FormDialog({ open, title, text, children, onSubmit, onCancel, ...look }: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const sending = useRef(false);
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

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form around the dialog has nothing to do with this one.
    event.stopPropagation();
    // A second press can come before `busy` has been drawn.
    if (look.busy || sending.current) return;
    sending.current = true;
    try {
      await onSubmit();
    } finally {
      sending.current = false;
    }
  };
  return (
    <dialog ref={dialog} className={classNames(classes.dialog, formClasses.dialog)} aria-labelledby={titleId}>
      {open && (
        <form className={classes.inner} onSubmit={submit} noValidate>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {text && <div className={classes.text}>{text}</div>}
          <div className={formClasses.fields}>{children}</div>
          <div className={classNames(classes.actions, formClasses.actions)}>
            {look.cancelLabel !== false && (
              <Button kind="secondary" onClick={onCancel} disabled={look.busy}>
                {look.cancelLabel ?? 'Cancel'}
              </Button>
            )}
            <Button type="submit" kind={look.danger ? 'danger' : 'primary'} busy={look.busy}>
              {look.submitLabel}
            </Button>
          </div>
        </form>
      )}
    </dialog>
  );
}
