import { expect, test } from 'vitest';
import { flagships } from './scene/flagships.ts';
import { timetables } from './scene/timetables.ts';

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

test.each(timetables)(
  'the timetable of event $event plays who is on its line-up, and nobody twice at once',
  ({ event, stages }) => {
    const lineUp = flagships[event - 1]?.acts ?? [];
    const sets = stages.flatMap(({ slots }) =>
      slots.flatMap(([night, start, minutes, acts]) =>
        acts.map((name) => {
          const from = night * 1440 + minutesOf(start);
          return { name, from, to: from + minutes };
        }),
      ),
    );
    expect(sets.filter(({ name }) => !lineUp.includes(name))).toEqual([]);
    expect(lineUp.filter((name) => !sets.some((set) => set.name === name))).toEqual([]);
    const twice = sets.filter((set) =>
      sets.some(
        (other) => other !== set && other.name === set.name && other.from < set.to && set.from < other.to,
      ),
    );
    expect(twice).toEqual([]);
  },
);
