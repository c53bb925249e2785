import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepPage, type OfflineKind, offlineCacheOf } from '~/lib/offline-cache';
import { useViewer } from '~/routes/use-viewer';

/** A heart is seldom pressed alone. */
const pause = 1500;

type Kept = {
  kind: OfflineKind;
  title: string;
  /** When it is of no more use; null where that never is. */
  until: string | null;
  /** What of the page matters: it is kept again as soon as this is another. Nothing to keep where it is empty. */
  mark: string;
};

/** What was opened once is shown without a network too, and after a reload: docs/offline.md. */
export function useKeptOffline({ kind, title, until, mark }: Kept): void {
  const { pathname, search } = useLocation();
  const cacheName = offlineCacheOf(kind, useViewer()?.userId ?? null);
  // Nights and views of a timetable are one page.
  const page = kind === 'timetables' ? pathname : pathname + search;
  useEffect(() => {
    if (!mark || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const wish = { cacheName, page, title, until, since: Date.now() };
    const timer = setTimeout(
      // Where the browser refuses, it is on the page all the same.
      () => keepPage(wish).catch(() => undefined),
      kind === 'timetables' ? pause : 0,
    );
    return () => clearTimeout(timer);
  }, [kind, cacheName, page, title, until, mark]);
}
