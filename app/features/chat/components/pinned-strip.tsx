import { useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { useRoom } from '../room-context';
import type { ChatMessage } from '../types';
import classes from './strips.module.css';

/** One at a time; a press goes to the message. */
export function PinnedStrip({ pinned }: { pinned: readonly ChatMessage[] }) {
  const { act } = useRoom();
  const [index, setIndex] = useState(0);
  const message = pinned[index % Math.max(1, pinned.length)];
  if (!message) return null;
  return (
    <aside className={classes.pinned} aria-label="Pinned">
      <button type="button" className={classes.pinnedWords} onClick={() => act.jump(message.seq)}>
        <Icon name="pin" size={16} />
        <span>
          <strong>{message.author.name}</strong> {message.body || 'A picture'}
        </span>
      </button>
      {pinned.length > 1 && (
        <IconButton
          icon="chevron-down"
          label={`Next pinned message (${(index % pinned.length) + 1} of ${pinned.length})`}
          onClick={() => setIndex(index + 1)}
        />
      )}
    </aside>
  );
}
