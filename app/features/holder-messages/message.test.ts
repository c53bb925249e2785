import { expect, test } from 'vitest';
import { outcomeWords, reachWords } from './message';

test('how many it reaches is said in words', () => {
  expect(reachWords({ tickets: 0, addresses: 0, accounts: 0, leftOut: 0 })).toBe('Nobody at present.');
  expect(reachWords({ tickets: 1, addresses: 1, accounts: 0, leftOut: 0 })).toBe('1 ticket at 1 address.');
  expect(reachWords({ tickets: 1200, addresses: 900, accounts: 300, leftOut: 2 })).toBe(
    '1,200 tickets at 900 addresses · 2 want no messages from organisers, so 898 get the mail · 300 accounts also in the app.',
  );
});

test('what came of it is counted once it has begun', () => {
  const message = {
    ...{ id: 1, subject: '', body: '', segment: 'all' as const, typeIds: [], sendAt: '', isHeld: false },
    ...{ author: '', tickets: 5, waiting: 1, sent: 2, failed: 0, leftOut: 1 },
  };
  expect(outcomeWords({ ...message, state: 'scheduled' })).toBeNull();
  expect(outcomeWords({ ...message, state: 'sending' })).toBe(
    '1 waiting · 2 sent · 1 left out, as they asked · for 5 tickets',
  );
});
