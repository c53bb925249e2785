import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRoom } from '../room-context';
import { hasOlder, isAtTail } from '../room-state';
import { useNews } from '../use-news';
import type { useRoomState } from '../use-room-state';
import { useScroll } from '../use-scroll';
import { MessageList, useRows } from './message-list';
import { NewestPill, UnreadBar } from './pills';
import { PinnedStrip } from './pinned-strip';
import classes from './room.module.css';

type MessagesProps = {
  state: ReturnType<typeof useRoomState>;
  list: RefObject<HTMLOListElement | null>;
  now: string;
  viewer: { userId: number; name: string } | null;
  blocked: ReadonlySet<number>;
  linked: number | null;
};

const nothing: never[] = [];

/** The messages with all that helps to find one's way in them. */
export function Messages({ state, list, now, viewer, blocked, linked }: MessagesProps) {
  const { zone, viewerId } = useRoom();
  const { view, room, history, atEnd } = state;
  const scroller = useRef<HTMLDivElement>(null);
  // Where one had read up to when the room was opened; the mark stays until it is dismissed.
  const [readUpTo, setReadUpTo] = useState(room.lastRead);
  // What is on its way belongs to the end, and is shown where that is.
  const shown = isAtTail(view.room) ? view : { ...view, outgoing: nothing };
  const rows = useRows(shown, {
    zone,
    now,
    viewerId,
    readUpTo,
    blocked,
  });
  const { isAtEnd, goToEnd } = useScroll(scroller, {
    rows,
    onNearTop: () => void (hasOlder(view.room) && history.older()),
    onNearEnd: () => void (isAtTail(view.room) || history.newer()),
  });
  const isLooking = isAtEnd && isAtTail(view.room);
  const news = useNews(view, viewerId, blocked, isLooking);
  const { line } = state;
  const onReadOn = useEffectEvent(() => line.touchSoon());
  useEffect(() => {
    atEnd.current = isAtEnd;
    if (isLooking) onReadOn();
  }, [atEnd, isAtEnd, isLooking]);

  // One's own message is at the end, so that is where one goes.
  const sent = view.outgoing.length;
  const goToNewest = async () => {
    await history.goTo();
    goToEnd();
  };
  const followOwn = useEffectEvent(() => void goToNewest());
  useEffect(() => {
    if (sent > 0) followOwn();
  }, [sent]);
  const openLinked = useEffectEvent((seq: number) => void state.jump(seq));
  useEffect(() => {
    if (linked !== null) openLinked(linked);
  }, [linked]);

  const firstUnread = readUpTo === null ? null : readUpTo + 1;
  // As many as there were when the room was opened: from then on they count as read.
  const [unread] = useState(room.lastRead === null ? 0 : room.unread);
  const [hasUnreadAbove, setUnreadAbove] = useState(unread > 0);
  useEffect(() => {
    const mark = document.getElementById('first-unread');
    const top = scroller.current?.getBoundingClientRect().top ?? 0;
    if (mark && mark.getBoundingClientRect().top > top) setUnreadAbove(false);
  }, []);
  const jumpToUnread = async () => {
    setUnreadAbove(false);
    if (firstUnread !== null) await state.jump(firstUnread);
  };
  const me = viewer && { id: viewer.userId, name: viewer.name, picture: null };
  return (
    <>
      <PinnedStrip pinned={view.pinned} />
      <div className={classes.messages}>
        {hasUnreadAbove && (
          <UnreadBar
            count={unread}
            onJump={() => void jumpToUnread()}
            onDismiss={() => {
              setUnreadAbove(false);
              setReadUpTo(null);
            }}
          />
        )}
        <div ref={scroller} className={classes.scroller}>
          <MessageList
            list={list}
            view={view}
            rows={rows}
            me={me}
            marked={state.marked}
            editing={state.target?.isEditing ? state.target.message.seq : null}
          />
        </div>
        {!isLooking && <NewestPill count={news.unseen} onPress={() => void goToNewest()} />}
      </div>
      <div role="status" className={classes.hidden}>
        {news.said}
      </div>
    </>
  );
}
