import { expect, test } from 'vitest';
import { kindOf, wordsOf } from './answer-words';
import { type Answer, refusals } from './messages';
import { friday, samplePack } from './sample-door';

const zone = 'Europe/Berlin';
const answer = (changes: Partial<Answer>): Answer => ({
  nonce: 'n',
  outcome: 'accepted',
  verdict: changes.outcome ?? 'accepted',
  direction: 'entry',
  at: friday,
  ticket: null,
  first: null,
  mayOverride: false,
  counts: samplePack().counts,
  ...changes,
});
const words = (changes: Partial<Answer>) => wordsOf(answer(changes), zone, friday);

test('in and out', () => {
  expect(words({}).word).toBe('Come in');
  expect(words({ direction: 'exit' }).word).toBe('Out');
  expect(kindOf(answer({}))).toBe('go');
});

test('who was first, when, where and by which phone', () => {
  const first = { at: friday - 46 * 60_000, gate: 'Main gate', device: 'Phone 2', by: 'Jo' };
  const { word, reason } = words({ outcome: 'already_scanned', first });
  expect(word).toBe('Stop');
  expect(reason).toBe('Already used 22:14 at Main gate by Phone 2');
  const longAgo = { ...first, at: friday - 86_400_000 };
  expect(words({ outcome: 'already_scanned', first: longAgo }).reason).toContain('Thu 6 Jun, 23:00');
});

test('what to look at is said', () => {
  expect(words({ outcome: 'wrong_gate', detail: { gates: ['VIP gate'] } })).toMatchObject({
    word: 'Other gate',
    reason: 'Lets in at VIP gate',
  });
  expect(words({ outcome: 'wrong_day', detail: { validNights: ['2030-06-09'] } }).reason).toBe(
    'Valid Sun 9 Jun',
  );
  expect(words({ outcome: 'not_valid_yet', detail: { enterFrom: '23:30' } }).reason).toBe('Entry from 23:30');
  expect(kindOf(answer({ outcome: 'code_expired' }))).toBe('ask');
});

test('every refusal has a reason and something to do', () => {
  for (const outcome of refusals) {
    const { word, reason, advice } = words({ outcome });
    expect(
      [word, reason, advice].every((text) => text !== ''),
      outcome,
    ).toBe(true);
  }
});
