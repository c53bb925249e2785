import { followedLink } from '~/ui/links/followed-link';

/** Once there is a newer build, the next link leads into it: a page is loaded anew there anyway, and nothing old is missing. */
export function leaveByLinks(signal: AbortSignal): void {
  document.addEventListener('click', follow, { capture: true, signal });
}

function follow(event: MouseEvent): void {
  const link = followedLink(event);
  const { pathname, search } = window.location;
  if (!link || (link.pathname === pathname && link.search === search)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}
