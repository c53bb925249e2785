import { Link } from 'react-router';
import { formatRelative } from '~/lib/time';
import { Avatar } from '~/ui/avatar/avatar';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import type { Notification } from '../notification';
import { signOf } from '../signs';
import { tell } from '../words';
import classes from './notification-list.module.css';

type NotificationListProps = {
  notifications: Notification[];
  /** The page that they are on: requests to follow are answered there. */
  ownProfile: string;
  backend: string;
  /** The moment of loading, so that server and browser say the same. */
  now: string;
};

export function NotificationList({ notifications, ownProfile, backend, now }: NotificationListProps) {
  return (
    <ol className={classes.list}>
      {notifications.map((notification) => {
        const { text, to } = tell(notification, ownProfile);
        return (
          <li key={notification.id} className={classes.row} data-unread={!notification.isRead}>
            <Art notification={notification} backend={backend} />
            <div className={classes.text}>
              <p className={classes.words}>
                {to ? (
                  <Link to={to} className={classes.link}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </p>
              <p className={classes.when}>
                <time dateTime={notification.at}>{formatRelative(notification.at, now)}</time>
                {!notification.isRead && ' · new'}
              </p>
            </div>
            {!notification.isRead && <span className={classes.new} aria-hidden />}
          </li>
        );
      })}
    </ol>
  );
}

function Art({ notification, backend }: { notification: Notification; backend: string }) {
  const { event, actor, kind } = notification;
  const sign = signOf(kind);
  if (!actor && !event)
    return (
      <span className={classes.sign}>
        <Icon name={sign} />
      </span>
    );
  return (
    <span className={classes.art}>
      {actor ? (
        <Avatar userId={actor.id} picture={actor.picture} backend={backend} />
      ) : (
        event && (
          <span className={classes.picture}>
            <Picture
              picture={event.picture}
              kind="event"
              id={event.id}
              ratio="square"
              sizes="44px"
              widest={160}
            />
          </span>
        )
      )}
      <span className={classes.kind}>
        <Icon name={sign} size={12} />
      </span>
    </span>
  );
}
