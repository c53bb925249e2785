import { expect, test } from 'vitest';
import { invitationMail } from './invitation-mail.ts';

const invitation = {
  email: 'new@b.test',
  entityName: 'Night\nof <b>Nights</b>',
  level: 2,
  inviter: 'Olive & Co',
  expiresAt: new Date('2026-12-01T12:00:00Z'),
};

test('says who asks, for what, until when and where to answer, with and without markup', async () => {
  const { to, subject, html, text } = await invitationMail(invitation, 'https://limelight.test');
  expect(to).toBe('new@b.test');
  expect(subject).toBe('Join the team of Night of <b>Nights</b>');
  for (const words of ['Olive & Co asks you to be editor of', 'new@b.test', 'until 1 December 2026'])
    expect(text).toContain(words);
  expect(text).toContain('https://limelight.test/login?redirect=%2Fadmin');
  expect(html).not.toContain('<b>Nights');
});

test('a person without a name is somebody', async () => {
  const { text } = await invitationMail({ ...invitation, inviter: null }, 'https://limelight.test');
  expect(text).toContain('Somebody asks you to be editor of');
});
