import { Button } from '~/ui/button/button';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { setRoomState } from '../desk-commands';
import type { ChatRoom } from '../types';
import { runCommand } from '../use-commands';
import classes from './room-settings.module.css';
import { Sheet } from './sheet';

const slowChoices = [
  { value: '0', label: 'Off' },
  { value: '10', label: 'One message every 10 seconds' },
  { value: '30', label: 'One message every 30 seconds' },
  { value: '60', label: 'One message a minute' },
  { value: '300', label: 'One message every 5 minutes' },
];

type RoomSettingsProps = {
  room: ChatRoom;
  blocked: readonly { id: number; name: string }[];
  onUnblock: (userId: number) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** For moderators how the room is run; for everyone whom they do not want to hear. */
export function RoomSettings({ room, blocked, onUnblock, onChanged, onClose }: RoomSettingsProps) {
  const change = async (state: Parameters<typeof setRoomState>[2]) => {
    if (await runCommand((db) => setRoomState(db, room.id, state))) onChanged();
  };
  return (
    <Sheet title={room.name} onClose={onClose}>
      <div className={classes.settings}>
        {room.topic && <p className={classes.topic}>{room.topic}</p>}
        {room.isModerator && (
          <>
            <SelectField
              label="Slow mode"
              options={slowChoices}
              value={String(room.slowSeconds)}
              onChange={({ currentTarget }) => void change({ slowSeconds: Number(currentTarget.value) })}
            />
            <SwitchField
              label="Locked"
              hint="Only moderators can write while it is on."
              checked={room.isLocked}
              onChange={({ currentTarget }) => void change({ isLocked: currentTarget.checked })}
            />
          </>
        )}
        <section aria-labelledby="blocked-people">
          <h3 id="blocked-people" className={classes.title}>
            People you blocked
          </h3>
          {blocked.length === 0 && (
            <p className={classes.topic}>Nobody. Blocking is in the menu of a message.</p>
          )}
          <ul className={classes.blocked}>
            {blocked.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <Button kind="secondary" size="sm" onClick={() => onUnblock(id)}>
                  Unblock
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Sheet>
  );
}
