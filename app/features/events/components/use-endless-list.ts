import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { getKeptPages, keepPages, keepScroll, onKeptPages, takeKeptScroll } from '../kept-pages';
import { addPage, type EventPage, joinPages } from '../pages';
import type { Cursor } from '../rules';

export type LoadMore = (after: Cursor) => Promise<EventPage>;
type State = 'idle' | 'loading' | 'failed';

/** A list that grows below its first page and is as long as it was when somebody comes back to it. */
export function useEndlessList(name: string, first: EventPage, loadMore: LoadMore) {
  const { key: entry, pathname, search } = useLocation();
  const key = `${entry} ${pathname}${search} ${name}`;
  const loaded = useSyncExternalStore(
    onKeptPages,
    () => getKeptPages(key),
    () => undefined,
  );
  const list = joinPages(first, loaded);
  const [state, setState] = useState<State>('idle');
  const loading = useRef(false);
  useKeptScroll(key, loaded !== undefined);

  const showMore = async () => {
    if (!list.next || loading.current) return;
    loading.current = true;
    setState('loading');
    try {
      keepPages(key, addPage(list, await loadMore(list.next)));
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      loading.current = false;
    }
  };
  return { list, state, showMore };
}

/** After a reload the list grows back only once the page is alive, later than the browser scrolls. */
function useKeptScroll(key: string, restored: boolean): void {
  useLayoutEffect(() => {
    const scrolled = restored ? takeKeptScroll(key) : 0;
    if (scrolled > 0) window.scrollTo(0, scrolled);
  }, [key, restored]);
  useEffect(() => {
    const keep = () => keepScroll(key);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [key]);
}
