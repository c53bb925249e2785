import type postgres from 'postgres';
import { escapeHtml } from '../html.ts';

/** The local mailbox: what would have been sent, newest first, as a page or (`?format=json`) as data. */
export async function serveMailbox(sql: postgres.Sql, url: URL): Promise<Response> {
  const recipient = url.searchParams.get('to');
  const mails = await sql<MailRow[]>`
    select id::int, recipient, subject, text_body as "text", html_body as html, sent_at as "sentAt"
    from private.mailbox
    where ${recipient === null} or recipient = ${recipient ?? ''}
    order by id desc limit 50`;
  if (url.searchParams.get('format') === 'json') return Response.json(mails);
  return new Response(page(mails), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    },
  });
}

type MailRow = { id: number; recipient: string; subject: string; text: string; html: string; sentAt: Date };

function page(mails: MailRow[]): string {
  const list = mails.map(
    (mail) => `<details><summary><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.recipient)}</span>
      <time>${mail.sentAt.toISOString().slice(0, 16).replace('T', ' ')}</time></summary>
      <div class="mail">${linkify(escapeHtml(mail.text))}</div></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local mailbox – Limelight</title><style>${style}</style>
<main><h1>Local mailbox</h1><p>No SMTP_URL is set, so mail stays on this machine. Newest first.</p>
${list.join('') || '<p class="empty">No mail yet.</p>'}</main></html>`;
}

const style = `:root{color-scheme:dark light}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f7f5,#0b100d);color:light-dark(#0c1f16,#e7efe9)}
main{max-width:720px;margin:48px auto;padding:0 16px}details{background:light-dark(#fff,#141b17);border-radius:14px;margin:12px 0;padding:14px 18px}
summary{cursor:pointer;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}summary span,time{opacity:.7}time{margin-left:auto}
.mail{white-space:pre-line;padding-top:14px;overflow-wrap:anywhere}a{color:light-dark(#0a7d48,#3ddc91)}.empty{opacity:.7}`;

function linkify(text: string): string {
  return text.replace(/https?:\/\/[^\s]+/g, (address) => `<a href="${address}">${address}</a>`);
}
