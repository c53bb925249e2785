import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { composeEvents } from './compose-events.ts';
import { composeCrowd } from './compose-people.ts';
import { SeededRandom } from './random.ts';

const compose = (firstNight: string) => composeEvents(firstNight, new SeededRandom(1977));
const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-16', day));

describe.each(week)('a scene that begins on %s', (firstNight) => {
  const events = compose(firstNight);

  test('has its 120 events around that night', () => {
    expect(events).toHaveLength(120);
    expect(events.filter(({ night }) => night < 0)).toHaveLength(45);
    const tonight = events.filter(({ night }) => night === 0);
    expect(tonight.length).toBeGreaterThanOrEqual(3);
    expect(tonight.length).toBeLessThanOrEqual(5);
    expect(Math.max(...events.map(({ night }) => night))).toBeGreaterThan(60);
  });

  test('shows every state that an event can be in', () => {
    expect(new Set(events.map(({ status }) => status))).toEqual(
      new Set(['draft', 'scheduled', 'published', 'unlisted', 'cancelled', 'postponed']),
    );
    const coming = events.filter(({ night, status }) => night > 0 && status === 'published');
    expect(coming.some(({ isSoldOut }) => isSoldOut)).toBe(true);
    expect(coming.some(({ movedBy }) => movedBy !== null)).toBe(true);
    expect(coming.some(({ price }) => price === 0)).toBe(true);
    expect(coming.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(2);
    expect(new Set(coming.map(({ currency }) => currency))).toEqual(new Set(['EUR', 'GBP']));
  });

  test('books no room and nobody twice on one night', () => {
    const bookings = events.flatMap(({ night, venue, acts }) =>
      [venue, ...acts.map(({ name }) => name)].map((name) => `${night} ${name}`),
    );
    expect(bookings.toSorted()).toEqual([...new Set(bookings)].toSorted());
  });

  test('gives every event somebody to see', () => {
    expect(events.filter(({ acts }) => acts.length === 0)).toEqual([]);
  });
});

test.each([6, 7.2, 12, 19.9, 23.5, 24.1, 29.9])(
  'at %d o’clock tonight’s event has been open for a while',
  (hour) => {
    const [, tonight] = composeEvents('2026-11-15', new SeededRandom(1977), hour * 60);
    const [hours = 0, minutes = 0] = (tonight?.start ?? '').split(':').map(Number);
    const start = hours + minutes / 60;
    const openFor = hour - (start - (tonight?.doors ?? 0) / 60);
    expect(openFor).toBeGreaterThanOrEqual(2.5);
    expect(openFor).toBeLessThan(3);
    // Before six it would belong to the night before.
    expect(start).toBeGreaterThanOrEqual(6);
    expect(start + (tonight?.hours ?? 0)).toBeGreaterThan(hour + 4);
  },
);

test('the same night gives the same scene', () => {
  expect(compose('2026-11-15')).toEqual(compose('2026-11-15'));
});

test('the crowd is sixty people and the visitor, with handles of their own, who plan nothing unknown', () => {
  const events = compose('2026-11-15');
  const { people, follows, interests } = composeCrowd(events, new SeededRandom(1));
  expect(people).toHaveLength(61);
  expect(new Set(people.map(({ handle }) => handle)).size).toBe(61);
  for (const { handle, email } of people) {
    expect(handle).toMatch(/^[a-z0-9_]{3,30}$/);
    expect(email).toMatch(/@limelight\.test$/);
  }
  expect(follows.length).toBeGreaterThan(500);
  const known = interests.map(({ event }) => events[event - 1]);
  expect(known.filter((event) => !event || ['draft', 'scheduled'].includes(event.status))).toEqual([]);
});
