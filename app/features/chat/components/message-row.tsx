import { memo } from 'react';
import { formatTime } from '~/lib/time';
import { Avatar } from '~/ui/avatar/avatar';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { useRoom } from '../room-context';
import type { ChatMessage } from '../types';
import classes from './message.module.css';
import { AuthorBadges, AuthorName, MessageTime } from './message-author';
import { MessageBody } from './message-body';
import { MessagePicture } from './message-picture';
import { MessageTools } from './message-tools';
import { Quote } from './quote';
import { Reactions } from './reactions';

type MessageRowProps = {
  message: ChatMessage;
  isFirst: boolean;
  /** The emoji that the viewer has set, one after the other: text, so that nothing changed where it is the same. */
  mine: string;
  isActive: boolean;
  isMarked: boolean;
  isBeingEdited: boolean;
  tabStop: 0 | -1;
};

export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, isFirst, isActive, isMarked, isBeingEdited, tabStop } = props;
  const { zone, backend, viewerId, isAnnouncements } = useRoom();
  const { author } = message;
  const isForMe = viewerId !== null && message.mentions.some(({ id }) => id === viewerId);
  const when = formatTime(message.at, zone);
  return (
    <li data-row className={classes.row}>
      <article
        id={`message-${message.seq}`}
        data-seq={message.seq}
        tabIndex={tabStop}
        aria-label={`${author.name || 'Somebody'}, ${when}`}
        className={classNames(
          classes.message,
          isFirst && classes.first,
          isAnnouncements && classes.card,
          isForMe && classes.forMe,
          isMarked && classes.marked,
          isBeingEdited && classes.beingEdited,
        )}
      >
        <div className={classes.side}>
          {isFirst || isAnnouncements ? (
            <Avatar userId={author.id} picture={author.picture} backend={backend} />
          ) : (
            <MessageTime at={message.at} zone={zone} />
          )}
        </div>
        <div className={classes.content}>
          {message.replyTo && <Quote replyTo={message.replyTo} />}
          {(isFirst || isAnnouncements) && (
            <header className={classes.head}>
              <AuthorName author={author} />
              <AuthorBadges badges={author.badges} />
              <MessageTime at={message.at} zone={zone} />
              {message.pinnedAt && <Icon name="pin" size={14} label="Pinned" className={classes.pinMark} />}
            </header>
          )}
          <MessageContent {...props} />
        </div>
        {isActive && !message.isDeleted && <MessageTools message={message} />}
      </article>
    </li>
  );
});

function MessageContent({ message, mine }: MessageRowProps) {
  const { viewerId } = useRoom();
  if (message.isDeleted) {
    return (
      <p className={classes.gone}>
        {message.isRemoved ? 'A moderator removed this message.' : 'This message was deleted.'}
      </p>
    );
  }
  return (
    <>
      {message.body && <MessageBody body={message.body} mentions={message.mentions} viewerId={viewerId} />}
      {message.editedAt && <span className={classes.edited}>edited</span>}
      {message.picture && <MessagePicture message={message} picture={message.picture} />}
      <Reactions message={message} mine={mine === '' ? [] : mine.split(' ')} />
    </>
  );
}
