import { wordsFor } from '~/lib/reasons';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import type { Outgoing } from '../outgoing';
import { useRoom } from '../room-context';
import type { ChatAuthor } from '../types';
import classes from './message.module.css';
import { MessageTime } from './message-author';
import { MessageBody } from './message-body';
import { boxOf, PictureFile } from './message-picture';
import { Quote } from './quote';

export function DayRow({ label }: { label: string }) {
  return (
    <li data-row className={classes.day}>
      <span>{label}</span>
    </li>
  );
}

export function UnreadRow() {
  return (
    <li data-row id="first-unread" className={classes.unread}>
      <span>New</span>
    </li>
  );
}

/** Of somebody whom the viewer does not want to hear. */
export function FoldedRow({ onShow }: { onShow: () => void }) {
  return (
    <li data-row className={classes.folded}>
      <Icon name="block" size={16} />
      <span>Message of somebody you blocked</span>
      <Button kind="quiet" size="sm" onClick={onShow}>
        Show
      </Button>
    </li>
  );
}

type OutgoingRowProps = {
  outgoing: Outgoing;
  isFirst: boolean;
  isOffline: boolean;
  me: Pick<ChatAuthor, 'id' | 'name' | 'picture'>;
};

/** Written, and not known to have arrived. */
export function OutgoingRow({ outgoing, isFirst, isOffline, me }: OutgoingRowProps) {
  const { zone, backend, act } = useRoom();
  const hasFailed = outgoing.state === 'failed';
  const standing = isOffline ? 'Waiting for a connection' : 'Sending…';
  return (
    <li data-row className={classes.row}>
      <article
        className={classNames(classes.message, isFirst && classes.first, classes.outgoing)}
        aria-label={`${me.name}, ${hasFailed ? 'not sent' : standing}`}
      >
        <div className={classes.side}>
          {isFirst ? (
            <Avatar userId={me.id} picture={me.picture} backend={backend} />
          ) : (
            <MessageTime at={outgoing.at} zone={zone} />
          )}
        </div>
        <div className={classes.content}>
          {outgoing.replyTo && <Quote replyTo={outgoing.replyTo} />}
          {isFirst && (
            <header className={classes.head}>
              <span className={classes.name}>{me.name}</span>
              <MessageTime at={outgoing.at} zone={zone} />
            </header>
          )}
          {outgoing.body && (
            <MessageBody body={outgoing.body} mentions={outgoing.mentions} viewerId={me.id} />
          )}
          {outgoing.picture && (
            <span className={classes.picture} style={boxOf(outgoing.picture)}>
              <PictureFile picture={outgoing.picture} />
            </span>
          )}
          {hasFailed ? (
            <div className={classes.failed}>
              <p>
                <Icon name="warning" size={16} /> Not sent. {outgoing.reason && wordsFor(outgoing.reason)}
              </p>
              <Button kind="secondary" size="sm" onClick={() => act.retry(outgoing.clientId)}>
                Try again
              </Button>
              <Button kind="quiet" size="sm" onClick={() => act.discard(outgoing.clientId)}>
                Discard
              </Button>
            </div>
          ) : (
            <p className={classes.standing}>
              <Icon name="clock" size={14} /> {standing}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
