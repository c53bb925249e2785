import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import type { RoomView } from '../room-store';
import type { ChatMessage, ChatRoom } from '../types';
import { Lightbox } from './lightbox';
import { MuteDialog } from './mute-dialog';
import { PeoplePanel } from './people-panel';
import { ReportDialog } from './report-dialog';
import { RoomList } from './room-list';
import { RoomSettings } from './room-settings';
import { Sheet } from './sheet';

export type OpenDialog =
  | { kind: 'report' | 'mute' | 'remove' | 'block' | 'picture'; message: ChatMessage }
  | { kind: 'rooms' | 'people' | 'settings' };

type RoomDialogsProps = {
  open: OpenDialog;
  room: ChatRoom;
  rooms: readonly ChatRoom[];
  view: RoomView;
  viewerId: number | null;
  blocked: readonly { id: number; name: string }[];
  onUnblock: (userId: number) => void;
  onBlock: (message: ChatMessage) => void;
  onRemove: (message: ChatMessage) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** The one that is open. */
export function RoomDialogs({
  open,
  room,
  rooms,
  view,
  viewerId,
  blocked,
  onClose,
  ...acts
}: RoomDialogsProps) {
  switch (open.kind) {
    case 'report':
      return <ReportDialog message={open.message} onClose={onClose} />;
    case 'mute':
      return <MuteDialog message={open.message} onClose={onClose} />;
    case 'picture':
      return <Lightbox message={open.message} onClose={onClose} />;
    case 'remove': {
      const isOwn = open.message.author.id === viewerId;
      return (
        <ConfirmDialog
          open
          title={isOwn ? 'Delete your message?' : 'Remove this message?'}
          confirmLabel={isOwn ? 'Delete' : 'Remove'}
          danger
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            acts.onRemove(open.message);
          }}
        >
          {isOwn ? 'It disappears for everyone.' : 'It disappears for everyone, and its author is told.'}
        </ConfirmDialog>
      );
    }
    case 'block':
      return (
        <ConfirmDialog
          open
          title={`Block ${open.message.author.name}?`}
          confirmLabel="Block"
          danger
          onCancel={onClose}
          onConfirm={() => {
            onClose();
            acts.onBlock(open.message);
          }}
        >
          Their messages are folded away for you, and you hear no more of their replies and mentions. They are
          not told.
        </ConfirmDialog>
      );
    case 'rooms':
      return (
        <Sheet title="Rooms" onClose={onClose}>
          <RoomList rooms={rooms} currentId={room.id} onChoose={onClose} />
        </Sheet>
      );
    case 'people':
      return (
        <Sheet title="Who is here" onClose={onClose}>
          <PeoplePanel {...view.here} />
        </Sheet>
      );
    case 'settings':
      return (
        <RoomSettings
          room={room}
          blocked={blocked}
          onUnblock={acts.onUnblock}
          onChanged={acts.onChanged}
          onClose={onClose}
        />
      );
  }
}
