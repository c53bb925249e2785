import { useEffect, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { ignoreRefusal } from './keep-current';
import { findMentionQuery, type MentionQuery } from './mention-query';
import { listMentionable } from './queries';
import type { Mentionable } from './types';

const pause = 120;

/** Whom somebody may mean who writes an @ at the caret. */
export function useMentions(roomId: number, body: string, caret: number) {
  const [found, setFound] = useState<{ text: string; people: Mentionable[] }>({ text: '', people: [] });
  const [index, setIndex] = useState(0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const query = findMentionQuery(body, caret);
  const text = query?.text;
  useEffect(() => {
    if (text === undefined) return;
    let isStale = false;
    const timer = setTimeout(() => {
      getBrowserDb()
        .then((db) => listMentionable(db, roomId, text))
        .then((people) => {
          if (isStale) return;
          setFound({ text, people });
          setIndex(0);
        })
        .catch(ignoreRefusal);
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [roomId, text]);

  const isOpen = query !== null && query.from !== dismissed && found.people.length > 0;
  const people = isOpen ? found.people : [];
  return {
    query: isOpen ? query : (null as MentionQuery | null),
    people,
    chosen: people[Math.min(index, people.length - 1)],
    move: (step: number) => setIndex((at) => (at + step + people.length) % Math.max(1, people.length)),
    dismiss: () => setDismissed(query?.from ?? null),
  };
}
