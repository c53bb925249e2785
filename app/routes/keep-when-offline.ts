import type { ShouldRevalidateFunction } from 'react-router';

/** Without a connection the page that is there is better than the error page that asking again would bring. */
export const keepWhenOffline: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (navigator.onLine || currentUrl.pathname !== nextUrl.pathname);
