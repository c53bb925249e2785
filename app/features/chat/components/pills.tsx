import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { countWords } from '../words';
import classes from './strips.module.css';

type UnreadBarProps = { count: number; onJump: () => void; onDismiss: () => void };

/** While what is new begins further up. */
export function UnreadBar({ count, onJump, onDismiss }: UnreadBarProps) {
  return (
    <div className={classes.unreadBar}>
      <button type="button" onClick={onJump}>
        <Icon name="chevron-up" size={18} />
        {count === 1 ? '1 new message' : `${count.toLocaleString('en-GB')} new messages`}
        <span className={classes.jump}>Jump to the first</span>
      </button>
      <IconButton icon="x" label="Mark as read" onClick={onDismiss} />
    </div>
  );
}

/** While one reads further up. */
export function NewestPill({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <button type="button" className={classes.newest} onClick={onPress}>
      {count > 0 ? `${countWords(count)} new` : 'Newest'}
      <Icon name="chevron-down" size={18} />
    </button>
  );
}
