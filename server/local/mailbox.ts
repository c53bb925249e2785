import type postgres from 'postgres';
import { escapeHtml } from '../html.ts';

type Attachment = { id: number; filename: string; contentType: string; size: number };
type MailRow = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
  attachments: Attachment[];
};

/** The local mailbox: what would have been sent, newest first, as a page or (`?format=json`) as data. */
export async function serveMailbox(sql: postgres.Sql, url: URL): Promise<Response> {
  const [part, id] = url.pathname.split('/').slice(3);
  if (part !== undefined) return serveOne(sql, part, Number(id));
  const recipient = url.searchParams.get('to');
  const mails = await sql<MailRow[]>`
    select id::int, recipient, subject, text_body as "text", html_body as html, sent_at as "sentAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'filename', a.filename, 'contentType', a.content_type,
        'size', octet_length(a.content)) order by a.id), '[]') from private.mail_attachments a where a.mail_id = m.id) as attachments
    from private.mailbox m
    where ${recipient === null} or recipient = ${recipient ?? ''}
    order by id desc limit 50`;
  if (url.searchParams.get('format') === 'json') return Response.json(mails);
  return asPage(page(mails), "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'");
}

async function serveOne(sql: postgres.Sql, part: string, id: number): Promise<Response> {
  if (!Number.isSafeInteger(id)) return new Response('Not found', { status: 404 });
  if (part === 'mail') {
    const [mail] = await sql<{ html: string }[]>`
      select html_body as html from private.mailbox where id = ${id}`;
    // As a mail program shows it: its own styles and pictures, and nothing that runs.
    if (mail) return asPage(mail.html, "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'");
  }
  if (part === 'attachment') {
    const [file] = await sql<{ filename: string; type: string; content: Uint8Array<ArrayBuffer> }[]>`
      select filename, content_type as type, content from private.mail_attachments where id = ${id}`;
    if (file)
      return new Response(file.content, {
        headers: {
          'content-type': file.type,
          'content-disposition': `attachment; filename="${file.filename.replaceAll(/["\\\r\n]/g, '')}"`,
        },
      });
  }
  return new Response('Not found', { status: 404 });
}

function asPage(html: string, policy: string): Response {
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

function page(mails: MailRow[]): string {
  const list = mails.map(
    (mail) => `<details><summary><b>${escapeHtml(mail.subject)}</b><span>${escapeHtml(mail.recipient)}</span>
      <time>${mail.sentAt.toISOString().slice(0, 16).replace('T', ' ')}</time></summary>
      <p class="files"><a href="/local/mailbox/mail/${mail.id}">As it looks</a>${mail.attachments.map(fileLink).join('')}</p>
      <div class="mail">${linkify(escapeHtml(mail.text))}</div></details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Local mailbox – Limelight</title><style>${style}</style>
<main><h1>Local mailbox</h1><p>No SMTP_URL is set, so mail stays on this machine. Newest first.</p>
${list.join('') || '<p class="empty">No mail yet.</p>'}</main></html>`;
}

function fileLink({ id, filename, size }: Attachment): string {
  const kilobytes = Math.ceil(size / 1024);
  return `<a href="/local/mailbox/attachment/${id}" download>${escapeHtml(filename)} (${kilobytes} kB)</a>`;
}

const style = `:root{color-scheme:dark light}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:light-dark(#f4f7f5,#0b100d);color:light-dark(#0c1f16,#e7efe9)}
main{max-width:720px;margin:48px auto;padding:0 16px}details{background:light-dark(#fff,#141b17);border-radius:14px;margin:12px 0;padding:14px 18px}
summary{cursor:pointer;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}summary span,time{opacity:.7}time{margin-left:auto}
.files{display:flex;gap:6px 18px;flex-wrap:wrap;margin:14px 0 0}.mail{white-space:pre-line;padding-top:14px;overflow-wrap:anywhere}
a{color:light-dark(#0a7d48,#3ddc91)}.empty{opacity:.7}`;

function linkify(text: string): string {
  return text.replace(/https?:\/\/[^\s]+/g, (address) => `<a href="${address}">${address}</a>`);
}
