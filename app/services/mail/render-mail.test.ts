import { expect, test } from 'vitest';
import type { Block, MailContent } from '~/services/mail/mail-content.server';
import { renderMail } from '~/services/mail/render-mail.server';

const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: all@b.test \u202Etxt';

function mailOf(blocks: Block[], more: Partial<MailContent> = {}) {
  return renderMail({
    subject: 'A subject',
    preview: '',
    heading: 'Hello',
    blocks,
    because: 'Because.',
    ...more,
  });
}

test('every block is in both versions, in one order', () => {
  const { html, text } = mailOf([
    { is: 'words', text: 'Some words.' },
    { is: 'facts', facts: [['When', 'Tonight']] },
    { is: 'tickets', tickets: [{ name: 'Balcony', holder: 'Ada' }] },
    { is: 'quote', text: 'Two\nlines' },
    { is: 'button', label: 'Open', to: 'https://limelight.test/success?order=A&b=1#secret' },
    { is: 'small', text: 'In small.' },
  ]);
  expect(text).toBe(
    'Hello\n\nSome words.\n\nWhen: Tonight\n\n- Balcony, Ada\n\n> Two\n> lines\n\n' +
      'Open: https://limelight.test/success?order=A&b=1#secret\n\nIn small.\n\n--\nLimelight\nBecause.',
  );
  const order = ['Some words.', 'Tonight', 'Balcony', 'Ada', 'Two', 'Open', 'In small.'];
  const places = order.map((words) => html.indexOf(`>${words}`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).toContain('href="https://limelight.test/success?order=A&amp;b=1#secret"');
});

test('what people typed is never markup, never a header and turns no text round', () => {
  const { subject, html, text } = mailOf(
    [
      { is: 'words', text: hostile },
      { is: 'quote', text: hostile },
      { is: 'facts', facts: [['Who', hostile]] },
      { is: 'tickets', tickets: [{ name: hostile, holder: hostile }] },
      { is: 'small', text: hostile },
    ],
    { subject: hostile, heading: hostile, preview: hostile },
  );
  expect(html).not.toContain('<img');
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject).not.toContain('\u202E');
  // A line of its own would read like one of ours; only a quote keeps its lines, behind its mark.
  expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
});

test('styles reach mail programs unharmed', () => {
  const { html } = mailOf([]);
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  expect(css).toContain('@media (prefers-color-scheme: dark)');
  expect(css).not.toContain('&');
});

test('an order of a hundred is not cut off by the mail program', () => {
  const tickets = Array.from({ length: 100 }, (_, index) => ({ name: `Type ${index}`, holder: 'Ada' }));
  const { html, text } = mailOf([{ is: 'tickets', tickets }]);
  expect(text).toContain('and 80 more');
  expect(html).toContain('and 80 more');
  expect(html.length).toBeLessThan(40_000);
});
