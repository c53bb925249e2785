import { expect, test } from 'vitest';
import type { Mail } from '../../app/lib/platform.ts';
import { createAuthMailer } from './auth-mailer.ts';

function collect() {
  const sent: Mail[] = [];
  const mailer = {
    kind: 'local' as const,
    send: async (mail: Mail) => void sent.push(mail),
    check: async () => {},
    stop() {},
  };
  return { sent, mails: createAuthMailer(mailer, 'https://limelight.test') };
}

test('every mail links to our own callback with its type, and says so in plain text too', async () => {
  const { sent, mails } = collect();
  const meta = { tokenHash: 'hash', redirectTo: 'https://limelight.test/event/1?a=b&c=d' };
  await mails.sendConfirmation('a@b.test', 'token', '123456', meta);
  await mails.sendRecovery('a@b.test', 'token', '123456', meta);
  await mails.sendMagicLink('a@b.test', 'token', '123456', meta);
  await mails.sendEmailChange('a@b.test', 'token', '123456', { ...meta, newEmail: 'c@d.test' });
  const links = sent.map(({ text }) => new URL(/https:\S+/.exec(text)?.[0] ?? ''));
  expect(links.map(({ searchParams }) => searchParams.get('type'))).toEqual([
    'signup',
    'recovery',
    'magiclink',
    'email_change',
  ]);
  for (const { pathname, searchParams } of links) {
    expect(pathname).toBe('/auth-callback');
    expect(searchParams.get('token_hash')).toBe('hash');
    expect(searchParams.get('redirect_to')).toBe(meta.redirectTo);
  }
  expect(sent.every(({ html, text }) => html.includes('123456') && text.includes('123456'))).toBe(true);
});

test('what people typed cannot become markup', async () => {
  const { sent, mails } = collect();
  await mails.sendEmailChange('a@b.test', 'token', '1', { newEmail: '<img src=x onerror=alert(1)>@b.test' });
  expect(sent[0]?.html).not.toContain('<img');
  expect(sent[0]?.text).toContain('<img src=x onerror=alert(1)>@b.test');
});
