import { href, useHref } from 'react-router';
import { Button } from '~/ui/button/button';
import { toast } from '~/ui/toast/toast';

type ShareEventProps = { event: { id: number; title: string }; kind: 'secondary' | 'quiet' };

/** Passes the page of an event on. */
export function ShareEvent({ event, kind }: ShareEventProps) {
  const path = useHref(href('/event/:id', { id: String(event.id) }));
  return (
    <Button kind={kind} icon="share" onClick={() => share(event.title, path)}>
      Share
    </Button>
  );
}

/** The device's own way where it has one; a copied link everywhere else. */
async function share(title: string, path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ text: 'Link copied.' });
  } catch (error) {
    // Whoever closes the sheet has changed their mind; nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ text: `Copy this link: ${url}`, tone: 'info' });
  }
}
