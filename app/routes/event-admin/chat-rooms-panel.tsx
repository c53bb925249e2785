import { useState } from 'react';
import { href, Link } from 'react-router';
import { RoomSettingsList } from '~/features/chat/components/room-settings-list';
import { orderChatRooms, removeChatRoom, saveChatRoom } from '~/features/chat/desk-commands';
import type { RoomSettings } from '~/features/chat/room-settings';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { IconButton } from '~/ui/button/icon-button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { ChatRoomDialog } from './chat-room-dialog';

type ChatRoomsPanelProps = {
  event: { id: number; timezone: string };
  rooms: RoomSettings[];
  stages: { id: number; name: string }[];
};

/** The rooms of the event's chat: which there are, who reads and who writes. */
export function ChatRoomsPanel({ event, rooms, stages }: ChatRoomsPanelProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<RoomSettings | 'new' | null>(null);
  const [leaving, setLeaving] = useState<RoomSettings | null>(null);
  // As they will be, while that is stored.
  const [moved, setMoved] = useState<RoomSettings[] | null>(null);
  const order = async (next: RoomSettings[]) => {
    setMoved(next);
    const ids = next.map(({ id }) => id);
    await run((db) => orderChatRooms(db, event.id, ids));
    setMoved(null);
  };
  const turn = async (room: RoomSettings, isOpen: boolean) => {
    const { hasMessages: _, ...content } = room;
    setMoved((moved ?? rooms).map((one) => (one.id === room.id ? { ...one, isOpen } : one)));
    await run(async (db) => {
      await saveChatRoom(db, event.id, { ...content, isOpen });
    });
    setMoved(null);
  };
  const leave = async (room: RoomSettings) => {
    setLeaving(null);
    const worked = await run((db) => removeChatRoom(db, room.id));
    if (worked) toast({ text: `${room.name} is removed.` });
  };
  return (
    <Panel
      title="Chat"
      text="Rooms where people talk before, during and three days after the event."
      actions={
        <>
          <ButtonLink kind="quiet" size="sm" to={href('/admin/event/:id/chat', { id: String(event.id) })}>
            Moderation
          </ButtonLink>
          <Button kind="secondary" size="sm" icon="plus" onClick={() => setEdited('new')}>
            Add a room
          </Button>
        </>
      }
    >
      <RoomSettingsList
        rooms={moved ?? rooms}
        onOrder={order}
        nameOf={(room) => (
          <Link
            to={href('/event/:eventId/chat/:chatId', { eventId: String(event.id), chatId: String(room.id) })}
          >
            {room.name}
          </Link>
        )}
        onTurn={turn}
        actionsOf={(room) => (
          <>
            <IconButton icon="edit" label={`Edit ${room.name}`} onClick={() => setEdited(room)} />
            {!room.hasMessages && (
              <IconButton icon="trash" label={`Remove ${room.name}`} onClick={() => setLeaving(room)} />
            )}
          </>
        )}
      />
      {edited && (
        <ChatRoomDialog
          event={event}
          room={edited === 'new' ? null : edited}
          stages={stages}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={`Remove ${leaving?.name ?? ''}?`}
        confirmLabel="Remove"
        danger
        onConfirm={() => leaving && leave(leaving)}
        onCancel={() => setLeaving(null)}
      >
        Nobody has written in it. A room in which people wrote can only be switched off.
      </ConfirmDialog>
    </Panel>
  );
}
