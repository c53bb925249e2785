import { useState } from 'react';
import { href } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { toast } from '~/ui/toast/toast';

type Written = { subject: string; body: string; wantsReplies: boolean };
type Answer = { html: string } | { sentTo: string } | { reason: string };

/** The mail as only the server draws it, and a test of it to oneself. */
export function useLetter(eventId: number) {
  const [isOpen, setOpen] = useState(false);
  const [html, setHtml] = useState<string | null>(null);
  const path = href('/admin/event/:id/message-letter', { id: String(eventId) });

  const ask = async (intent: 'preview' | 'test', written: Written): Promise<Answer> => {
    const body = new URLSearchParams({
      intent,
      subject: written.subject,
      body: written.body,
      replies: String(written.wantsReplies),
    });
    try {
      const response = await fetch(path, { method: 'POST', body });
      return response.ok ? ((await response.json()) as Answer) : { reason: 'backend_failed' };
    } catch {
      return { reason: 'unreachable' };
    }
  };
  const refused = (reason: string) => toast({ text: wordsFor(reason), tone: 'bad' });

  return {
    isOpen,
    html,
    async draw(written: Written) {
      setHtml(null);
      setOpen(true);
      const answer = await ask('preview', written);
      if ('html' in answer) return setHtml(answer.html);
      setOpen(false);
      if ('reason' in answer) refused(answer.reason);
    },
    async sendTest(written: Written) {
      const answer = await ask('test', written);
      if ('sentTo' in answer) toast({ text: `A test is on its way to ${answer.sentTo}.` });
      else if ('reason' in answer) refused(answer.reason);
    },
    close: () => setOpen(false),
  };
}
