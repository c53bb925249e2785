import { unreachableWords } from '~/lib/unreachable';
import { followedLink } from '~/ui/links/followed-link';
import { isAnswered } from '~/ui/links/is-answered';
import { toast } from '~/ui/toast/toast';

/** From now on links lead to documents: of a newer build, or where scripts of this one did not come. */
export function leaveByLinks(signal: AbortSignal): void {
  document.addEventListener('click', follow, { capture: true, signal });
}

function follow(event: MouseEvent): void {
  const link = followedLink(event);
  const { pathname, search } = window.location;
  if (!link || (link.pathname === pathname && link.search === search)) return;
  event.preventDefault();
  event.stopPropagation();
  void leaveFor(link.href);
}

/** Not for the browser's own error page: what is open would be gone. */
async function leaveFor(address: string): Promise<void> {
  if (await isAnswered()) window.location.assign(address);
  else toast({ text: unreachableWords, tone: 'bad' });
}
