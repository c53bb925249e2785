import nodemailer from 'nodemailer';
import type postgres from 'postgres';
import type { Mail } from '../../app/lib/platform.ts';

export type Mailer = {
  /** `local`: nothing leaves this machine; mail is kept to be read in the local mailbox. */
  kind: 'local' | 'smtp';
  send(mail: Mail): Promise<void>;
  /** Rejects when mail cannot be delivered at present. */
  check(): Promise<void>;
  stop(): void;
};

export function createMailer(options: {
  smtpUrl: string | undefined;
  from: string;
  sql: postgres.Sql;
}): Mailer {
  const { smtpUrl, from, sql } = options;
  return smtpUrl === undefined ? localMailer(sql) : smtpMailer(smtpUrl, from);
}

function localMailer(sql: postgres.Sql): Mailer {
  return {
    kind: 'local',
    async send({ to, subject, text, html, attachments = [], headers = {}, replyTo }) {
      const kept = replyTo === undefined ? headers : { ...headers, 'Reply-To': replyTo };
      const files = attachments.map(({ filename, contentType, content }) => ({
        filename,
        contentType,
        content: Buffer.from(content).toString('base64'),
      }));
      await sql`
        with mail as (
          insert into private.mailbox (recipient, subject, text_body, html_body, headers)
          values (${to}, ${subject}, ${text}, ${html}, ${sql.json(kept)}) returning id
        )
        insert into private.mail_attachments (mail_id, filename, content_type, content)
        select mail.id, file ->> 'filename', file ->> 'contentType', decode(file ->> 'content', 'base64')
        from mail, jsonb_array_elements(${sql.json(files)}) file`;
    },
    check: async () => {},
    stop: () => {},
  };
}

function smtpMailer(url: string, from: string): Mailer {
  // Somebody who says nothing must not keep whoever sends for minutes: others wait behind.
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = nodemailer.createTransport({ url, ...patience }, { from });
  return {
    kind: 'smtp',
    async send({ attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: attachments.map((one) => ({ ...one, content: Buffer.from(one.content) })),
      });
    },
    async check() {
      await transport.verify();
    },
    stop: () => transport.close(),
  };
}
