import type { ShouldRevalidateFunction } from 'react-router';

/**
 * The root knows who is signed in, and only actions change that: walking from page to page does not ask the
 * server again. The same address twice is a refresh (useRevalidator, or a link to where one is), unless whoever leads there
 * says that it is none. Without a connection, asking would only bring an error.
 */
export const revalidateRoot: ShouldRevalidateFunction = ({ formMethod = 'GET', ...visit }) => {
  const isRefresh = visit.defaultShouldRevalidate && visit.currentUrl.href === visit.nextUrl.href;
  return navigator.onLine !== false && (formMethod !== 'GET' || isRefresh);
};
