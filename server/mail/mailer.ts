import nodemailer from 'nodemailer';
import type postgres from 'postgres';

export type Mail = { to: string; subject: string; text: string; html: string };

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
    async send({ to, subject, text, html }) {
      await sql`insert into private.mailbox (recipient, subject, text_body, html_body)
        values (${to}, ${subject}, ${text}, ${html})`;
    },
    check: async () => {},
    stop: () => {},
  };
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from });
  return {
    kind: 'smtp',
    async send(mail) {
      await transport.sendMail(mail);
    },
    async check() {
      await transport.verify();
    },
    stop: () => transport.close(),
  };
}
