import { copyTextOf } from '../copy';
import { reactionEmoji } from '../emoji';
import { type MenuActs, menuItems } from '../menu-items';
import { useRoom } from '../room-context';
import { reactionKey } from '../room-store';
import type { ChatMessage } from '../types';
import type { useBlocked } from '../use-blocked';
import type { useRoomState } from '../use-room-state';
import { MessageMenu } from './message-menu';
import type { OpenDialog } from './room-dialogs';

type RoomMenuProps = {
  message: ChatMessage;
  at?: { x: number; y: number };
  state: ReturnType<typeof useRoomState>;
  blocked: ReturnType<typeof useBlocked>;
  acts: Pick<MenuActs, 'reply' | 'edit' | 'remove' | 'copyLink'>;
  onDialog: (dialog: OpenDialog) => void;
  onClose: () => void;
};

/** The menu of a message, with what this person may do. */
export function RoomMenu({ message, at, state, blocked, acts, onDialog, onClose }: RoomMenuProps) {
  const { viewerId, isModerator, mayWrite, act } = useRoom();
  const items = menuItems(
    message,
    { viewerId, isModerator, mayWrite, isBlocked: blocked.ids.has(message.author.id), now: Date.now() },
    {
      ...acts,
      copyText: copyTextOf,
      pin: (pinned) => void state.commands.pin(pinned),
      report: (reported) => onDialog({ kind: 'report', message: reported }),
      block: (of) => onDialog({ kind: 'block', message: of }),
      unblock: ({ author }) => void blocked.unblock(author.id),
      mute: (of) => onDialog({ kind: 'mute', message: of }),
    },
  );
  const { mine } = state.view;
  return (
    <MessageMenu
      message={message}
      at={at}
      items={items}
      mine={reactionEmoji.filter((emoji) => mine.has(reactionKey(message.id, emoji)))}
      onReact={viewerId === null ? null : (emoji) => act.react(message, emoji)}
      onClose={onClose}
    />
  );
}
