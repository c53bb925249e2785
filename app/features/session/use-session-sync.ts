import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { getBrowserDb, isBrowserDbLoaded } from '~/db/browser-middleware';

/** Not the cookie's name: the auth client talks to itself on a channel of that name. */
const channelName = 'limelight-viewer';
type Announcement = { userId: number | null };

/**
 * Every tab announces whom it takes for signed in; a tab that believes otherwise asks the server again, and
 * the access check then leads it away from pages that are no longer its own.
 */
export function useSessionSync(userId: number | null): void {
  const { revalidate } = useRevalidator();
  const current = useRef(userId);

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Announcement>) => {
      if (data.userId !== current.current) void revalidate();
    };
    const comeBack = (event: PageTransitionEvent) => {
      // Pages kept whole for the back button may show somebody who has left since.
      if (event.persisted) void revalidate();
    };
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
      channel.close();
    };
  }, [revalidate]);

  useEffect(() => {
    const changed = current.current !== userId;
    current.current = userId;
    const channel = new BroadcastChannel(channelName);
    channel.postMessage({ userId } satisfies Announcement);
    channel.close();
    if (changed && isBrowserDbLoaded()) void getBrowserDb().then((db) => db.realtime.setAuth());
  }, [userId]);
}
