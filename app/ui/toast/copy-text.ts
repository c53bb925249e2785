import { toast } from '~/ui/toast/toast';

/** Copies and says so. Some browsers forbid it; the words can then still be copied by hand. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: `${what} is copied.` });
  } catch {
    toast({ text: `Copy this: ${text}`, tone: 'info' });
  }
}
