import { expect, test } from 'vitest';
import { firstEntryScript } from '~/ui/page/first-entry';

function open(state: unknown) {
  const history = {
    state,
    calls: 0,
    replaceState(next: unknown) {
      history.state = next;
      history.calls += 1;
    },
  };
  new Function('history', firstEntryScript)(history);
  return history;
}

test('the first entry has a name and a number', () => {
  const { state } = open(null);
  expect(state).toEqual({ key: expect.stringMatching(/^\w+$/), idx: 0 });
});

test('one that has been here keeps its own', () => {
  const whole = { key: 'abc', idx: 3, usr: { from: '/' } };
  expect(open(whole)).toMatchObject({ state: whole, calls: 0 });
  expect(open({ key: 'abc', usr: 1 }).state).toEqual({ key: 'abc', idx: 0, usr: 1 });
});
