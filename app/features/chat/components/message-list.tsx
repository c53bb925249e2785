import { type RefObject, useMemo, useState } from 'react';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { reactionEmoji } from '../emoji';
import { useRoom } from '../room-context';
import { type RoomView, reactionKey } from '../room-store';
import { type ChatRow, toRows } from '../rows';
import type { ChatAuthor } from '../types';
import { useActiveMessage } from '../use-active-message';
import { MessageRow } from './message-row';
import { DayRow, FoldedRow, OutgoingRow, UnreadRow } from './other-rows';
import classes from './room.module.css';

type MessageListProps = {
  list: RefObject<HTMLOListElement | null>;
  view: RoomView;
  rows: readonly ChatRow[];
  me: Pick<ChatAuthor, 'id' | 'name' | 'picture'> | null;
  marked: number | null;
  editing: number | null;
};

/** All rows that are on the page; what they show is decided in rows.ts. */
export function MessageList({ list, view, rows, me, marked, editing }: MessageListProps) {
  const { isAnnouncements, mayWrite } = useRoom();
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  const active = useActiveMessage(list);
  const last = view.room.messages.at(-1)?.seq ?? 0;
  return (
    <ol ref={list} className={classes.list}>
      {rows.length === 0 && (
        <li className={classes.nothing}>
          <EmptyState
            icon={isAnnouncements ? 'megaphone' : 'chat'}
            title={isAnnouncements ? 'No news yet' : 'Nobody has said anything yet'}
          >
            {isAnnouncements
              ? 'What the organisers have to say appears here.'
              : mayWrite
                ? 'Say hello. Somebody has to be first.'
                : 'What people write appears here.'}
          </EmptyState>
        </li>
      )}
      {rows.map((row) => {
        if (row.kind === 'day') return <DayRow key={row.key} label={row.label} />;
        if (row.kind === 'unread') return <UnreadRow key={row.key} />;
        if (row.kind === 'outgoing') {
          return (
            me && (
              <OutgoingRow
                key={row.key}
                outgoing={row.outgoing}
                isFirst={row.isFirst}
                isOffline={!view.isLive}
                me={me}
              />
            )
          );
        }
        const { message } = row;
        if (row.isFolded && !shown.has(message.seq)) {
          return <FoldedRow key={row.key} onShow={() => setShown(new Set(shown).add(message.seq))} />;
        }
        return (
          <MessageRow
            key={row.key}
            message={message}
            isFirst={row.isFirst}
            mine={mineOf(view.mine, message.id)}
            isActive={active === message.seq}
            isMarked={marked === message.seq}
            isBeingEdited={editing === message.seq}
            tabStop={message.seq === (active ?? last) ? 0 : -1}
          />
        );
      })}
    </ol>
  );
}

function mineOf(mine: ReadonlySet<string>, messageId: number): string {
  if (mine.size === 0) return '';
  return reactionEmoji.filter((emoji) => mine.has(reactionKey(messageId, emoji))).join(' ');
}

type Reading = {
  zone: string;
  now: string;
  viewerId: number | null;
  readUpTo: number | null;
  blocked: ReadonlySet<number>;
};

/** Made anew only when something in them has changed. */
export function useRows(view: RoomView, { zone, now, viewerId, readUpTo, blocked }: Reading): ChatRow[] {
  const { room, outgoing } = view;
  return useMemo(
    () => toRows(room.messages, outgoing, { zone, now, viewerId, readUpTo, blocked }),
    [room.messages, outgoing, zone, now, viewerId, readUpTo, blocked],
  );
}
