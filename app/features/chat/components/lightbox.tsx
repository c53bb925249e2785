import { useRef } from 'react';
import { formatTime } from '~/lib/time';
import { IconButton } from '~/ui/button/icon-button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import { useRoom } from '../room-context';
import type { ChatMessage } from '../types';
import classes from './lightbox.module.css';
import { pictureAddressOf } from './message-picture';

type LightboxProps = { message: ChatMessage; onClose: () => void };

/** One picture, as large as the screen. */
export function Lightbox({ message, onClose }: LightboxProps) {
  const { zone } = useRoom();
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogDismissal(dialog, onClose);
  useModal(dialog);
  const { picture, author, at } = message;
  const words = `Picture of ${author.name || 'somebody'}, ${formatTime(at, zone)}`;
  return (
    <dialog ref={dialog} className={classes.lightbox} aria-label={words}>
      <header className={classes.head}>
        <p>{words}</p>
        <IconButton icon="x" label="Close" onClick={onClose} />
      </header>
      {picture && (
        <img src={pictureAddressOf(picture)} alt="" width={picture.width} height={picture.height} />
      )}
    </dialog>
  );
}
