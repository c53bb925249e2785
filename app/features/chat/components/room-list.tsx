import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import { SortableList } from '~/ui/sortable/sortable-list';
import { kindWords, type RoomSettings, readerWords, writerWords } from '../room-settings';
import classes from './desk.module.css';

type RoomListProps = {
  rooms: RoomSettings[];
  onOrder: (rooms: RoomSettings[]) => void;
  nameOf: (room: RoomSettings) => ReactNode;
  actionsOf: (room: RoomSettings) => ReactNode;
};

/** Rooms in the order in which visitors see them. */
export function RoomList({ rooms, onOrder, nameOf, actionsOf }: RoomListProps) {
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
              {!room.isOpen && <Badge tone="amber">Off</Badge>}
            </div>
            <p className={classes.hint}>
              {readerWords[room.readBy]} read · {writerWords[room.writeBy].toLowerCase()} write
            </p>
            {room.topic && <p className={classes.hint}>{room.topic}</p>}
          </div>
          <div className={classes.actions}>
            {rooms.length > 1 && controls}
            {actionsOf(room)}
          </div>
        </div>
      )}
    </SortableList>
  );
}
