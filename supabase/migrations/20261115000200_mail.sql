-- The local mailbox: where mail lands while no SMTP_URL is set. Only the server itself reads and writes it.

create table private.mailbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  headers jsonb not null default '{}',
  sent_at timestamptz not null default now()
);
create index mailbox_by_recipient on private.mailbox (recipient, id desc);

alter table private.mailbox enable row level security;
revoke all on private.mailbox from anon, authenticated;

create table private.mail_attachments (
  id bigint generated always as identity primary key,
  mail_id bigint not null references private.mailbox (id) on delete cascade,
  filename text not null,
  content_type text not null,
  content bytea not null
);
create index mail_attachments_by_mail on private.mail_attachments (mail_id);

alter table private.mail_attachments enable row level security;
revoke all on private.mail_attachments from anon, authenticated;
