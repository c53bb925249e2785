import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from '~/lib/platform';
import { type MailContent, oneLine } from '~/services/mail/mail-content.server';
import { MailFrame } from '~/services/mail/mail-frame.server';
import { mailText } from '~/services/mail/mail-text.server';

/** From content to what is sent. React escapes what people typed; a subject is one line. */
export function renderMail(content: MailContent): Pick<Mail, 'subject' | 'html' | 'text'> {
  return {
    subject: oneLine(content.subject),
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailFrame, content))}`,
    text: mailText(content),
  };
}
