import { classNames } from '~/ui/page/class-names';
import { type ReactionEmoji, reactionEmoji } from '../emoji';
import { useRoom } from '../room-context';
import type { ChatMessage } from '../types';
import classes from './message.module.css';

type ReactionsProps = { message: ChatMessage; mine: readonly string[] };

export function Reactions({ message, mine }: ReactionsProps) {
  const { act, viewerId } = useRoom();
  const shown = reactionEmoji.flatMap((emoji) => {
    const isMine = mine.includes(emoji);
    // One's own counts at once, before the line has brought it back.
    const count = Math.max(message.reactions[emoji] ?? 0, isMine ? 1 : 0);
    return count > 0 ? [{ emoji, count, isMine }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={classes.reactions} aria-label="Reactions">
      {shown.map(({ emoji, count, isMine }) => (
        <li key={emoji}>
          <ReactionButton
            emoji={emoji}
            count={count}
            isMine={isMine}
            disabled={viewerId === null}
            onPress={() => act.react(message, emoji)}
          />
        </li>
      ))}
    </ul>
  );
}

type ReactionButtonProps = {
  emoji: ReactionEmoji;
  count: number;
  isMine: boolean;
  disabled: boolean;
  onPress: () => void;
};

function ReactionButton({ emoji, count, isMine, disabled, onPress }: ReactionButtonProps) {
  return (
    <button
      type="button"
      className={classNames(classes.reaction, isMine && classes.reactionMine)}
      aria-pressed={isMine}
      aria-label={`${emoji} ${count}`}
      disabled={disabled}
      onClick={onPress}
    >
      <span aria-hidden="true">{emoji}</span>
      <span aria-hidden="true">{count.toLocaleString('en-GB')}</span>
    </button>
  );
}
