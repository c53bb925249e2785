import { expect, test } from 'vitest';
import { hoursAt, nightAt } from './nights';
import { samplePack } from './sample-door';

const { event } = samplePack();
const at = (text: string) => Date.parse(text);

test('an event of one night is that night from the afternoon to the morning after', () => {
  expect(nightAt(event, at('2030-06-07T09:00:00Z'))).toBe('2030-06-07');
  expect(nightAt(event, at('2030-06-08T03:59:00Z'))).toBe('2030-06-07');
  // 08:00 in Berlin, two hours after everybody was to be gone.
  expect(nightAt(event, at('2030-06-08T06:00:00Z'))).toBe('2030-06-07');
  expect(nightAt(event, at('2030-06-08T10:00:00Z'))).toBe('2030-06-08');
});

test('the nights of a festival change at six in the morning', () => {
  const festival = { ...event, endsAt: '2030-06-10T04:00:00Z' };
  expect(nightAt(festival, at('2030-06-08T03:59:00Z'))).toBe('2030-06-07');
  expect(nightAt(festival, at('2030-06-08T04:00:00Z'))).toBe('2030-06-08');
});

test('hours are those on the wall, also when the clocks change', () => {
  const autumn = {
    ...event,
    startsAt: '2030-10-26T20:00:00Z',
    endsAt: '2030-10-27T05:00:00Z',
  };
  const until = { enterFrom: null, enterUntil: '02:30' };
  expect(hoursAt(autumn, until, at('2030-10-27T00:29:00Z'))).toBe('open');
  expect(hoursAt(autumn, until, at('2030-10-27T00:30:00Z'))).toBe('after');
});

test('hours after an afternoon begin the same evening', () => {
  const matinee = { ...event, startsAt: '2030-06-08T03:00:00Z', endsAt: '2030-06-08T20:00:00Z' };
  const hours = { enterFrom: '05:00', enterUntil: '12:00' };
  expect(hoursAt(matinee, hours, at('2030-06-08T03:30:00Z'))).toBe('open');
});
