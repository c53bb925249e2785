import { unreachableWords } from '~/lib/unreachable';
import { followedLink } from '~/ui/links/followed-link';
import { toast } from '~/ui/toast/toast';

/** By these React Router begins to load a page before its link is pressed; React takes leaving one thing for coming to the next. */
const intents = ['mouseover', 'mouseout', 'focusin', 'touchstart'] as const;

/**
 * Without a network a link to another page leaves this one as it is: what that page is made of cannot be loaded, React Router would
 * load this one anew instead, and nothing would be left. Where a worker answers for the network it has pages of its own to show.
 */
export function stayOffline(signal: AbortSignal): void {
  // On the window: before anything else hears of it.
  const options = { capture: true, signal };
  window.addEventListener('click', stay, options);
  for (const intent of intents) window.addEventListener(intent, ignore, { ...options, passive: true });
}

function stay(event: MouseEvent): void {
  if (!isLost(followedLink(event))) return;
  event.preventDefault();
  event.stopPropagation();
  toast({ text: unreachableWords, tone: 'bad' });
}

function ignore(event: Event): void {
  const reached =
    event.type === 'mouseout' && event instanceof MouseEvent ? event.relatedTarget : event.target;
  if (reached instanceof Element && isLost(reached.closest('a'))) event.stopPropagation();
}

function isLost(link: HTMLAnchorElement | null): boolean {
  if (!link || navigator.onLine || navigator.serviceWorker?.controller) return false;
  return link.origin === window.location.origin && link.pathname !== window.location.pathname;
}
