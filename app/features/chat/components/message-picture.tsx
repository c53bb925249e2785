import { useRoom } from '../room-context';
import type { ChatMessage, ChatPicture } from '../types';
import classes from './message.module.css';

export const pictureAddressOf = ({ id }: ChatPicture) => `/chat-picture/${id}`;

/** In a box of its own size from the first moment, so nothing moves when it comes. */
export function MessagePicture({ message, picture }: { message: ChatMessage; picture: ChatPicture }) {
  const { act } = useRoom();
  return (
    <button
      type="button"
      className={classes.picture}
      style={boxOf(picture)}
      onClick={() => act.openPicture(message)}
      aria-label={`Open the picture of ${message.author.name || 'somebody'}`}
    >
      <PictureFile picture={picture} />
    </button>
  );
}

export function PictureFile({ picture }: { picture: ChatPicture }) {
  return (
    <img
      src={pictureAddressOf(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
    />
  );
}

const widest = 420;
const tallest = 340;

export function boxOf({ width, height }: ChatPicture) {
  const scale = Math.min(1, widest / width, tallest / height);
  return { width: Math.max(96, Math.round(width * scale)), aspectRatio: `${width} / ${height}` };
}
