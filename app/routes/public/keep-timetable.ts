import type { ShouldRevalidateFunction } from 'react-router';
import { keepWhenOffline } from '~/routes/keep-when-offline';

/** Another night or view of the same timetable is nothing to ask the backend for. */
export const keepTimetable: ShouldRevalidateFunction = (visit) => {
  const { currentUrl, nextUrl } = visit;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  if (isSamePage && currentUrl.search !== nextUrl.search) {
    return currentUrl.searchParams.get('key') !== nextUrl.searchParams.get('key');
  }
  return keepWhenOffline(visit);
};
