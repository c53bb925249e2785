import { expect, test } from 'vitest';
import { freshPageScript } from '~/ui/page/fresh-page';

function open(type: string, hash = '') {
  const dataset: Record<string, string> = {};
  const listeners: Record<string, () => void> = {};
  const given = {
    document: { documentElement: { dataset } },
    performance: { getEntriesByType: () => [{ type }] },
    location: { hash },
    window: {},
    setTimeout: (late: () => void) => late(),
    addEventListener: (name: string, tell: () => void) => {
      listeners[name] = tell;
    },
  };
  new Function(...Object.keys(given), freshPageScript)(...Object.values(given));
  return { dataset, tell: (name: string) => listeners[name]?.() };
}

test.each(['limelight-awake', 'scroll', 'wheel', 'touchmove', 'keydown', 'load'])(
  'what is far below is left out until %s',
  (sign) => {
    const { dataset, tell } = open('navigate');
    expect(dataset).toEqual({ fresh: 'opening' });
    tell(sign);
    expect(dataset).toEqual({ fresh: '' });
  },
);

test('a page that was opened may draw later, until somebody goes back', () => {
  const { dataset, tell } = open('navigate');
  tell('popstate');
  expect(dataset).toEqual({});
  tell('scroll');
  expect(dataset).toEqual({});
});

test.each([
  ['reload', ''],
  ['back_forward', ''],
  ['navigate', '#line-up'],
])('one that begins in its middle may not: %s %s', (type, hash) => {
  expect(open(type, hash).dataset).toEqual({});
});
