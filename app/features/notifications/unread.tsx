import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { whenIdle } from '~/lib/when-idle';

const Unread = createContext(0);

/** How many notifications are not read, as the bell shows it. */
export const useUnread = (): number => use(Unread);

type UnreadProviderProps = {
  userId: number | null;
  /** What the page was loaded with; another object means that it was counted anew. */
  loaded: { unread: number };
  children: ReactNode;
};

/** Keeps the number current, without loading pages again that may be in the middle of something. */
export function UnreadProvider({ userId, loaded, children }: UnreadProviderProps) {
  const [counted, setCounted] = useState<{ since: object; unread: number }>();
  const newest = useRef(loaded);
  const countAgain = useRef<() => void>(undefined);
  useEffect(() => {
    if (newest.current === loaded) return;
    newest.current = loaded;
    // What came in while the page was loading is not in its number.
    countAgain.current?.();
  }, [loaded]);

  useEffect(() => {
    if (userId === null) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    // After everything that a person waits for, and in a part of its own: strangers never load it.
    const cancel = whenIdle(() => {
      import('./listen')
        .then(({ listen }) =>
          listen(userId, signal, (unread) => setCounted({ since: newest.current, unread })),
        )
        .then((count) => {
          if (!signal.aborted) countAgain.current = count;
        })
        // Without a connection the number is that of the last page.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      stopping.abort();
      countAgain.current = undefined;
    };
  }, [userId]);

  return <Unread value={counted?.since === loaded ? counted.unread : loaded.unread}>{children}</Unread>;
}
