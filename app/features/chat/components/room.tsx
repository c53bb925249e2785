import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Shown } from '~/ui/picture/picture';
import { copyLinkTo } from '../copy';
import { mayEdit } from '../menu-items';
import { RoomContext, type RoomContextValue } from '../room-context';
import type { ChatMessage } from '../types';
import { useBlocked } from '../use-blocked';
import { useMessageKeys } from '../use-message-keys';
import { type LoadedRoom, useRoomState } from '../use-room-state';
import { useScreenHeight } from '../use-screen-height';
import { Messages } from './messages';
import { PeoplePanel } from './people-panel';
import classes from './room.module.css';
import { type OpenDialog, RoomDialogs } from './room-dialogs';
import { RoomHeader } from './room-header';
import { RoomList } from './room-list';
import { RoomMenu } from './room-menu';
import { Writing } from './writing';

type RoomProps = LoadedRoom & {
  event: { id: number; title: string; timezone: string; picture: Shown | null };
  viewer: { userId: number; name: string } | null;
  backend: string;
  now: string;
  signInPath: string;
  /** The message that a link leads to. */
  linked: number | null;
  /** The buttons with which somebody says that they come. */
  interest: ReactNode;
  /** What plays on the stage of this room. */
  strip?: ReactNode;
};

/** One room of an event, live. Another room is another component: give it the room's number as its key. */
export function Room({
  event,
  viewer,
  backend,
  now,
  signInPath,
  linked,
  interest,
  strip,
  ...loaded
}: RoomProps) {
  const viewerId = viewer?.userId ?? null;
  const state = useRoomState(loaded, viewerId);
  const { room, rooms, view, commands } = state;
  const blocked = useBlocked(loaded.blocked);
  const page = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [menu, setMenu] = useState<{ message: ChatMessage; at?: { x: number; y: number } } | null>(null);
  useScreenHeight(page);

  const { setTarget, composer, outgoing } = state;
  const acts = {
    reply: (message: ChatMessage) => {
      if (!room.mayWrite) return;
      setTarget({ message, isEditing: false });
      requestAnimationFrame(() => composer.current?.focus());
    },
    edit: (message: ChatMessage) => {
      if (room.mayWrite && mayEdit(message, viewerId, Date.now())) setTarget({ message, isEditing: true });
    },
    remove: (message: ChatMessage) => {
      if (message.author.id === viewerId || room.isModerator) setDialog({ kind: 'remove', message });
    },
    copyLink: copyLinkTo,
    openMenu: (message: ChatMessage, at?: { x: number; y: number }) =>
      setMenu({ message, ...(at && { at }) }),
  };
  useMessageKeys(list, state.store, acts);

  // Rows are drawn again only when they change: what they call is kept in one place that stays.
  const latest = useRef({ acts, outgoing, jump: state.jump });
  latest.current = { acts, outgoing, jump: state.jump };
  const context = useMemo<RoomContextValue>(
    () => ({
      eventId: event.id,
      roomId: room.id,
      zone: event.timezone,
      backend,
      viewerId,
      isModerator: room.isModerator,
      mayWrite: room.mayWrite,
      isAnnouncements: room.kind === 'announcements',
      act: {
        reply: (message) => latest.current.acts.reply(message),
        edit: (message) => latest.current.acts.edit(message),
        react: (message, emoji) => void commands.react(message, emoji),
        openMenu: (message, at) => latest.current.acts.openMenu(message, at),
        openPicture: (message) => setDialog({ kind: 'picture', message }),
        jump: (seq) => void latest.current.jump(seq),
        retry: (clientId) => latest.current.outgoing.retry(clientId),
        discard: (clientId) => latest.current.outgoing.discard(clientId),
      },
    }),
    [
      event.id,
      event.timezone,
      backend,
      viewerId,
      room.id,
      room.isModerator,
      room.mayWrite,
      room.kind,
      commands,
    ],
  );
  const unreadElsewhere = rooms.reduce((sum, other) => sum + (other.id === room.id ? 0 : other.unread), 0);

  return (
    <RoomContext value={context}>
      <div ref={page} className={classes.page}>
        <aside className={classes.rooms} aria-label="Rooms of this event">
          <h2 className={classes.roomsTitle}>Rooms</h2>
          <RoomList rooms={rooms} currentId={room.id} />
        </aside>
        <div className={classes.room}>
          <RoomHeader
            event={event}
            room={room}
            unreadElsewhere={unreadElsewhere}
            here={view.here}
            onRooms={() => setDialog({ kind: 'rooms' })}
            onPeople={() => setDialog({ kind: 'people' })}
            onMenu={viewerId === null ? null : () => setDialog({ kind: 'settings' })}
          />
          {strip}
          <Messages
            state={state}
            list={list}
            now={now}
            viewer={viewer}
            blocked={blocked.ids}
            linked={linked}
          />
          <Writing state={state} viewerId={viewerId} signInPath={signInPath} interest={interest} />
        </div>
        <aside className={classes.people} aria-label="People">
          <PeoplePanel {...view.here} />
        </aside>
      </div>
      {menu && (
        <RoomMenu
          {...menu}
          state={state}
          blocked={blocked}
          acts={acts}
          onDialog={setDialog}
          onClose={() => setMenu(null)}
        />
      )}
      {dialog && (
        <RoomDialogs
          open={dialog}
          room={room}
          rooms={rooms}
          view={view}
          viewerId={viewerId}
          blocked={blocked.people}
          onUnblock={blocked.unblock}
          onBlock={({ author }) => void blocked.block(author)}
          onRemove={(message) => void commands.remove(message, viewerId)}
          onChanged={state.readSoon}
          onClose={() => setDialog(null)}
        />
      )}
    </RoomContext>
  );
}
