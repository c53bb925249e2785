import { Icon } from '~/ui/icon/icon';
import { useRoom } from '../room-context';
import classes from './message.module.css';

type QuoteProps = { replyTo: { seq: number; authorName: string; excerpt: string; isDeleted?: boolean } };

/** What a message answers; a press goes there. */
export function Quote({ replyTo }: QuoteProps) {
  const { act } = useRoom();
  const words = replyTo.isDeleted ? 'This message was deleted.' : replyTo.excerpt || 'A picture';
  return (
    <button type="button" className={classes.quote} onClick={() => act.jump(replyTo.seq)}>
      <Icon name="reply" size={14} />
      <span className={classes.quoteName}>{replyTo.authorName || 'Somebody'}</span>
      <span className={classes.quoteWords}>{words}</span>
    </button>
  );
}
