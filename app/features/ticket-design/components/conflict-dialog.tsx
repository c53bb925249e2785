import { useEffect, useId, useRef } from 'react';
import { formatRelative } from '~/lib/time';
import { Button } from '~/ui/button/button';
import dialogs from '~/ui/dialog/confirm-dialog.module.css';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { classNames } from '~/ui/page/class-names';
import { useDesigner } from '../designer-context';
import type { Saving } from '../use-saving';
import classes from './compare.module.css';
import { DesignDrawing } from './design-drawing';

/** A colleague saved while one was at it: both beside each other, and one is chosen. */
export function ConflictDialog({ saving }: { saving: Saving }) {
  const { design, size } = useDesigner();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { conflict } = saving;
  const isOpen = conflict !== null;
  useDialogDismissal(dialog, saving.dismiss);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={classNames(dialogs.dialog, classes.dialog)} aria-labelledby={titleId}>
      {conflict && (
        <div className={dialogs.inner}>
          <h2 id={titleId} className={dialogs.title}>
            {conflict.savedBy} saved another design
          </h2>
          <p className={dialogs.text}>
            That was {formatRelative(conflict.savedAt, new Date())}, while you were at yours. Choose which one
            goes on; the other stays among the earlier versions or under Undo.
          </p>
          <div className={classes.both}>
            <figure>
              <DesignDrawing design={design} size={size} className={classes.picture} label="Your design" />
              <figcaption>Yours, not saved yet</figcaption>
            </figure>
            <figure>
              <DesignDrawing
                design={conflict.design}
                size={size}
                className={classes.picture}
                label={`The design of ${conflict.savedBy}`}
              />
              <figcaption>
                {conflict.savedBy}, version {conflict.version}
              </figcaption>
            </figure>
          </div>
          <div className={dialogs.actions}>
            <Button kind="quiet" onClick={saving.dismiss}>
              Decide later
            </Button>
            <Button kind="secondary" onClick={saving.takeTheirs}>
              Take theirs
            </Button>
            <Button onClick={() => void saving.keepMine()}>Keep mine</Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
