import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import { SwitchField } from '~/ui/form/switch-field';
import { SortableList } from '~/ui/sortable/sortable-list';
import { kindWords, type RoomSettings, readerWords, writerWords } from '../room-settings';
import classes from './desk.module.css';

type RoomSettingsListProps = {
  rooms: RoomSettings[];
  onOrder: (rooms: RoomSettings[]) => void;
  onTurn: (room: RoomSettings, isOpen: boolean) => void;
  nameOf: (room: RoomSettings) => ReactNode;
  actionsOf: (room: RoomSettings) => ReactNode;
};

/** Rooms in the order in which visitors see them. */
export function RoomSettingsList({ rooms, onOrder, onTurn, nameOf, actionsOf }: RoomSettingsListProps) {
  return (
    <SortableList
      items={rooms}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      label="Chat rooms"
      className={classes.list}
      onOrder={onOrder}
    >
      {(room, controls) => (
        <div className={classes.row}>
          <div className={classes.facts}>
            <div className={classes.naming}>
              {nameOf(room)}
              {room.name !== kindWords[room.kind] && <Badge>{kindWords[room.kind]}</Badge>}
            </div>
            <p className={classes.hint}>
              {readerWords[room.readBy]} can read · {writerWords[room.writeBy].toLowerCase()} can write
            </p>
            {room.topic && <p className={classes.hint}>{room.topic}</p>}
          </div>
          <div className={classes.tools}>
            <SwitchField
              label="On"
              aria-label={`On: ${room.name}`}
              checked={room.isOpen}
              onChange={(event) => onTurn(room, event.currentTarget.checked)}
            />
            <div className={classes.moves}>
              {rooms.length > 1 && controls}
              {actionsOf(room)}
            </div>
          </div>
        </div>
      )}
    </SortableList>
  );
}
