/** Once there is a newer build, the next link leads into it: a page is loaded anew there anyway, and nothing old is missing. */
export function leaveByLinks(signal: AbortSignal): void {
  document.addEventListener('click', follow, { capture: true, signal });
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlain(event) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  if (link.origin !== origin || isHere) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
