import { href, Link } from 'react-router';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { Picture, type Shown } from '~/ui/picture/picture';
import type { ChatAuthor, ChatRoom } from '../types';
import { countWords, hereWords } from '../words';
import { Faces } from './people-panel';
import classes from './room-header.module.css';

type RoomHeaderProps = {
  event: { id: number; title: string; picture: Shown | null };
  room: ChatRoom;
  /** New messages in the other rooms. */
  unreadElsewhere: number;
  here: { here: number; people: readonly ChatAuthor[] };
  onRooms: () => void;
  onPeople: () => void;
  onMenu: (() => void) | null;
};

export function RoomHeader({
  event,
  room,
  unreadElsewhere,
  here,
  onRooms,
  onPeople,
  onMenu,
}: RoomHeaderProps) {
  return (
    <header className={classes.header}>
      <Link
        to={href('/event/:id', { id: String(event.id) })}
        className={classes.back}
        aria-label={`Back to ${event.title}`}
      >
        <Icon name="chevron-left" />
        <span className={classes.poster}>
          <Picture
            picture={event.picture}
            kind="event"
            id={event.id}
            ratio="square"
            sizes="44px"
            widest={160}
          />
        </span>
      </Link>
      <div className={classes.words}>
        <h1 className={classes.name}>{room.name}</h1>
        <p className={classes.event}>{event.title}</p>
      </div>
      <button type="button" className={classes.here} onClick={onPeople} hidden={here.here === 0}>
        <Faces people={here.people} />
        <span>{hereWords(here.here)}</span>
      </button>
      <button type="button" className={classes.rooms} onClick={onRooms} aria-haspopup="dialog">
        <Icon name="list" />
        <span className={classes.hidden}>Rooms</span>
        {unreadElsewhere > 0 && (
          <span className={classes.count}>
            {countWords(unreadElsewhere)}
            <span className={classes.hidden}> new</span>
          </span>
        )}
      </button>
      {onMenu && <IconButton icon="settings" label="Room settings" onClick={onMenu} />}
    </header>
  );
}
