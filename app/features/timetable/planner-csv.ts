import { csvLine } from '~/lib/csv';
import { readCsv } from '~/lib/csv-reading';
import { dayAfter, fromWallTime, wallTime } from '~/lib/time';
import { nightAt } from './nights';
import type { SlotArtist, SlotContent, Stage } from './types';

/** What the first line of a file names, in any order; only one of `artists` and `title` is needed. */
export const csvColumns = ['night', 'start', 'end', 'stage', 'artists', 'title', 'note'] as const;
type Column = (typeof csvColumns)[number];

type Where = { zone: string; dayStartsAt: string; stages: readonly Stage[]; lineUp: readonly SlotArtist[] };

/** Several artists of one slot stand behind each other with a plus: names may have commas. */
const between = ' + ';

export function writeTimetable(slots: Iterable<SlotContent>, { zone, dayStartsAt, stages }: Where): string {
  const sorted = [...slots].toSorted((one, other) =>
    (one.startsAt ?? '9').localeCompare(other.startsAt ?? '9'),
  );
  const lines = sorted.map(({ startsAt, endsAt, stageId, artists, title, note }) =>
    csvLine([
      startsAt ? nightAt(startsAt, zone, dayStartsAt) : '',
      startsAt ? wallTime(startsAt, zone).slice(11) : '',
      endsAt ? wallTime(endsAt, zone).slice(11) : '',
      stages.find(({ id }) => id === stageId)?.name ?? '',
      artists.map(({ name }) => name).join(between),
      title,
      note,
    ]),
  );
  return `\uFEFF${csvLine([...csvColumns])}${lines.join('')}`;
}

export type ReadLine = { line: number; slot: SlotContent; errors: string[] };

/** Every line as a slot, with what is wrong about it; a wrong first line is one line with one error. */
export function readTimetable(text: string, where: Where): ReadLine[] {
  const [head = [], ...lines] = readCsv(text);
  const columns = head.map((name) => name.toLowerCase());
  const missing = (['start', 'end', 'stage'] as const).filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const errors = [`The first line has to name the columns. Missing: ${missing.join(', ')}.`];
    return [{ line: 1, slot: emptySlot, errors }];
  }
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return [];
    const cell = (name: Column) => cells[columns.indexOf(name)] ?? '';
    return [{ line: index + 2, ...readSlot(cell, where) }];
  });
}

const emptySlot: SlotContent = {
  stageId: null,
  title: '',
  startsAt: null,
  endsAt: null,
  note: '',
  artists: [],
};

function readSlot(cell: (name: Column) => string, where: Where): Omit<ReadLine, 'line'> {
  const errors: string[] = [];
  const stage = where.stages.find(({ name }) => isSameName(name, cell('stage')));
  if (cell('stage') && !stage) errors.push(`There is no stage “${cell('stage')}”.`);
  const artists = cell('artists')
    .split(between.trim())
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .flatMap((name) => {
      const artist = where.lineUp.find((one) => isSameName(one.name, name));
      if (!artist) errors.push(`${name} is not on the line-up.`);
      return artist ? [artist] : [];
    });
  const times = readTimes(cell('night'), cell('start'), cell('end'), where, errors);
  const [title, note] = [cell('title'), cell('note')];
  if (title.length > 120) errors.push('The title is longer than 120 characters.');
  if (note.length > 300) errors.push('The note is longer than 300 characters.');
  if (!title && artists.length === 0 && errors.length === 0)
    errors.push('It has neither an artist nor a title.');
  return { slot: { ...emptySlot, ...times, stageId: stage?.id ?? null, artists, title, note }, errors };
}

function readTimes(night: string, start: string, end: string, where: Where, errors: string[]) {
  if (!night && !start && !end) return {};
  const startsAt = instantOf(night, start, where);
  const endsAt = instantOf(night, end, where);
  if (!startsAt || !endsAt) {
    errors.push('The times cannot be read. Write a night such as 2026-11-14 and times such as 23:30.');
    return {};
  }
  if (endsAt <= startsAt) {
    errors.push(`It ends at ${end}, before it starts at ${start}.`);
    return {};
  }
  return { startsAt, endsAt };
}

/** A time before the hour at which the day begins is on the morning after the night's evening. */
export function instantOf(
  night: string,
  clock: string,
  { zone, dayStartsAt }: Pick<Where, 'zone' | 'dayStartsAt'>,
) {
  if (!/^\d{4}-\d\d-\d\d$/.test(night) || Number.isNaN(Date.parse(night))) return null;
  const time = clock.padStart(5, '0');
  return fromWallTime(`${time < dayStartsAt ? dayAfter(night, 1) : night}T${time}`, zone);
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
