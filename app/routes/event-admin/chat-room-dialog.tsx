import { RoomFields } from '~/features/chat/components/room-fields';
import { saveChatRoom } from '~/features/chat/desk-commands';
import { checkRoom, newRoom, type RoomSettings } from '~/features/chat/room-settings';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ErrorSummary } from '~/ui/form/error-summary';
import { useFormDialog } from './use-form-dialog';

type ChatRoomDialogProps = {
  event: { id: number; timezone: string };
  room: RoomSettings | null;
  stages: { id: number; name: string }[];
  onClose: () => void;
};

export function ChatRoomDialog({ event, room, stages, onClose }: ChatRoomDialogProps) {
  const { hasMessages: _, ...known } = room ?? { ...newRoom, hasMessages: false };
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial: known,
    check: checkRoom,
    save: async (db, content) => {
      await saveChatRoom(db, event.id, content);
    },
    done: 'The room is saved.',
    onClose,
  });
  const errors = isTried ? checkRoom(values) : {};
  return (
    <FormDialog
      open
      title={room ? room.name : 'A new room'}
      submitLabel={room ? 'Save' : 'Add room'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <ErrorSummary errors={errors} />
      <RoomFields value={values} errors={errors} zone={event.timezone} stages={stages} onChange={setValues} />
    </FormDialog>
  );
}
