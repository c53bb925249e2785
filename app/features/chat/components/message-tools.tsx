import { IconButton } from '~/ui/button/icon-button';
import type { ReactionEmoji } from '../emoji';
import { useRoom } from '../room-context';
import type { ChatMessage } from '../types';
import classes from './message.module.css';

const quick: readonly ReactionEmoji[] = ['❤️', '🔥', '😂'];

/** Beside the message that the pointer or the focus is on. */
export function MessageTools({ message }: { message: ChatMessage }) {
  const { act, mayWrite, viewerId } = useRoom();
  return (
    <div className={classes.tools} role="toolbar" aria-label="This message">
      {viewerId !== null &&
        quick.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className={classes.quick}
            aria-label={`React with ${emoji}`}
            onClick={() => act.react(message, emoji)}
          >
            {emoji}
          </button>
        ))}
      {mayWrite && <IconButton icon="reply" label="Reply" onClick={() => act.reply(message)} />}
      <IconButton
        icon="more"
        label="More"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          act.openMenu(message, { x: left, y: bottom });
        }}
      />
    </div>
  );
}
