import { expect, test } from 'vitest';
import { freshPageScript } from '~/ui/page/fresh-page';

function open(type: string, hash = '') {
  const dataset: Record<string, string> = {};
  const listeners: (() => void)[] = [];
  const given = {
    document: { documentElement: { dataset } },
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    addEventListener: (name: string, tell: () => void) => name === 'popstate' && listeners.push(tell),
  };
  new Function(...Object.keys(given), freshPageScript)(...Object.values(given));
  return { dataset, goBack: () => listeners.map((tell) => tell()) };
}

test('a page that was opened may draw later, until somebody goes back', () => {
  const { dataset, goBack } = open('navigate');
  expect(dataset).toEqual({ fresh: '' });
  goBack();
  expect(dataset).toEqual({});
});

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#line-up'],
])('one that begins in its middle may not: %s %s', (type, hash) => {
  expect(open(type, hash).dataset).toEqual({});
});
