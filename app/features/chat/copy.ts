import { toast } from '~/ui/toast/toast';
import type { ChatMessage } from './types';

/** The address of the page, at this message. */
export function copyLinkTo({ seq }: ChatMessage): void {
  const url = new URL(location.href);
  url.search = new URLSearchParams({ message: String(seq) }).toString();
  url.hash = '';
  void copy(url.href, 'Link copied.');
}

export function copyTextOf({ body }: ChatMessage): void {
  void copy(body ?? '', 'Text copied.');
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: done });
  } catch {
    // Browsers may refuse; the words can still be taken by hand.
    toast({ text: `Copy this: ${text}`, tone: 'info' });
  }
}
