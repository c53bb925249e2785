import { unreachableWords } from '~/lib/unreachable';
import { followedLink } from '~/ui/links/followed-link';
import { toast } from '~/ui/toast/toast';

/**
 * Without a network a link to another page leaves this one as it is: what that page is made of could not be loaded, React Router would
 * load this one anew instead, and nothing would be left. Where a worker answers for the network it has pages of its own to show.
 */
export function stayOffline(signal: AbortSignal): void {
  document.addEventListener('click', stay, { capture: true, signal });
}

function stay(event: MouseEvent): void {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  const link = followedLink(event);
  if (!link || link.pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  toast({ text: unreachableWords, tone: 'bad' });
}
