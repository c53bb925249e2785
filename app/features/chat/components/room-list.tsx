import { href, Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { ChatRoom, ChatRoomKind } from '../types';
import { countWords } from '../words';
import classes from './panels.module.css';

const kindIcons: Record<ChatRoomKind, IconName> = {
  general: 'chat',
  announcements: 'megaphone',
  stage: 'stage',
  ride_share: 'map-pin',
  crew: 'shield',
};

type RoomListProps = { rooms: readonly ChatRoom[]; currentId: number; onChoose?: () => void };

/** The rooms of the event, with what is new in each. */
export function RoomList({ rooms, currentId, onChoose }: RoomListProps) {
  return (
    <nav aria-label="Rooms">
      <ul className={classes.rooms}>
        {rooms.map((room) => (
          <li key={room.id}>
            <Link
              to={href('/event/:eventId/chat/:chatId', {
                eventId: String(room.eventId),
                chatId: String(room.id),
              })}
              aria-current={room.id === currentId ? 'page' : undefined}
              className={classes.room}
              onClick={onChoose}
            >
              <Icon name={kindIcons[room.kind]} size={18} />
              <span className={classes.roomName}>{room.name}</span>
              <RoomMark room={room} isCurrent={room.id === currentId} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RoomMark({ room, isCurrent }: { room: ChatRoom; isCurrent: boolean }) {
  if (room.unread > 0 && !isCurrent) {
    return (
      <span className={classes.count}>
        {countWords(room.unread)}
        <span className={classes.hidden}> new</span>
      </span>
    );
  }
  if (room.isLocked) return <Icon name="lock" size={14} label="Locked" />;
  if (room.state === 'not_yet') return <Icon name="clock" size={14} label="Not open yet" />;
  if (room.state === 'closed') return <Icon name="eye-off" size={14} label="Closed" />;
  return null;
}
