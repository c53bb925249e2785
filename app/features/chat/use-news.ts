import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RoomView } from './room-store';
import { newsWords } from './words';

const listen = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Screen readers are told at most so often. */
const saidEvery = 4000;

/** What came in since somebody last looked at the end: for the pill, the tab and the screen reader. */
export function useNews(
  { room }: RoomView,
  viewerId: number | null,
  blocked: ReadonlySet<number>,
  isAtEnd: boolean,
) {
  const isVisible = useSyncExternalStore(
    listen,
    () => document.visibilityState === 'visible',
    () => true,
  );
  const [seen, setSeen] = useState(room.newest);
  const isLooking = isVisible && isAtEnd;
  useEffect(() => {
    if (isLooking) setSeen(room.newest);
  }, [isLooking, room.newest]);
  const own = room.messages.filter(({ seq, author }) => seq > seen && author.id === viewerId).length;
  const unseen = isLooking ? 0 : Math.max(0, room.newest - seen - own);

  useEffect(() => {
    const title = document.title.replace(/^\(\d+\+?\) /, '');
    document.title = unseen > 0 ? `(${unseen > 99 ? '99+' : unseen}) ${title}` : title;
  }, [unseen]);

  const [said, setSaid] = useState({ upTo: room.newest, words: '' });
  useEffect(() => {
    if (room.newest <= said.upTo) return;
    const timer = setTimeout(
      () => {
        const news = room.messages.filter(
          ({ seq, author, isDeleted }) =>
            seq > said.upTo && author.id !== viewerId && !blocked.has(author.id) && !isDeleted,
        );
        setSaid({ upTo: room.newest, words: newsWords(news) });
      },
      said.words === '' ? 500 : saidEvery,
    );
    return () => clearTimeout(timer);
  }, [room.newest, room.messages, said, viewerId, blocked]);

  return { unseen, said: said.words };
}
