import { type CSSProperties, useRef } from 'react';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { type ReactionEmoji, reactionEmoji } from '../emoji';
import type { ChatMessage } from '../types';
import classes from './menu.module.css';

export type MenuItem = {
  label: string;
  icon: IconName;
  run: () => void;
  isDangerous?: boolean;
  keys?: string;
};

type MessageMenuProps = {
  message: ChatMessage;
  /** Where it was asked for; a sheet from below on phones. */
  at: { x: number; y: number } | undefined;
  items: readonly MenuItem[];
  mine: readonly string[];
  onReact: ((emoji: ReactionEmoji) => void) | null;
  onClose: () => void;
};

/** All that can be done with a message. It is there only while it is open. */
export function MessageMenu({ message, at, items, mine, onReact, onClose }: MessageMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogDismissal(dialog, onClose);
  useModal(dialog);
  const choose = (run: () => void) => {
    // Closed first, so that what comes next can take the focus.
    onClose();
    run();
  };
  return (
    <dialog
      ref={dialog}
      className={classes.menu}
      aria-label={`Message of ${message.author.name || 'somebody'}`}
      style={at && ({ '--menu-x': `${at.x}px`, '--menu-y': `${at.y}px` } as CSSProperties)}
      data-placed={at ? '' : undefined}
    >
      {onReact && (
        <div className={classes.emoji}>
          {reactionEmoji.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-pressed={mine.includes(emoji)}
              aria-label={`React with ${emoji}`}
              onClick={() => choose(() => onReact(emoji))}
            >
              {emoji}
            </button>
          ))}
        </div>
      )}
      <ul className={classes.items}>
        {items.map(({ label, icon, run, isDangerous, keys }) => (
          <li key={label}>
            <button type="button" data-danger={isDangerous ? '' : undefined} onClick={() => choose(run)}>
              <Icon name={icon} size={18} />
              {label}
              {keys && <kbd>{keys}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
