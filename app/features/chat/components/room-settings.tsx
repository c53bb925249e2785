import { useState } from 'react';
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

type RoomState = Parameters<typeof setRoomState>[2];

type RoomSettingsProps = {
  room: ChatRoom;
  blocked: readonly { id: number; name: string }[];
  onUnblock: (userId: number) => void;
  onChanged: () => void;
  onClose: () => void;
};

/** For moderators how the room is run; for everyone whom they do not want to hear. */
export function RoomSettings({ room, blocked, onUnblock, onChanged, onClose }: RoomSettingsProps) {
  // What was chosen is shown at once; the room follows as soon as it is so.
  const [chosen, setChosen] = useState<RoomState>({});
  const change = async (state: RoomState) => {
    setChosen((known) => ({ ...known, ...state }));
    if (await runCommand((db) => setRoomState(db, room.id, state))) onChanged();
    else setChosen({});
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
              value={String(chosen.slowSeconds ?? room.slowSeconds)}
              onChange={({ currentTarget }) => void change({ slowSeconds: Number(currentTarget.value) })}
            />
            <SwitchField
              label="Locked"
              hint="Only moderators can write while it is on."
              checked={chosen.isLocked ?? room.isLocked}
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
