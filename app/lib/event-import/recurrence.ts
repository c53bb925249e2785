import { dayAfter } from '~/lib/time';

/** `RRULE` of a calendar file, as far as clubs, churches and schools use it: RFC 5545, 3.3.10, from days upwards. */
export type Rule = {
  every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  /** The last day, 'YYYY-MM-DD'. */
  until: string | null;
  /** Weekdays with the place in the month: ['FR', null], ['SA', -1]. */
  days: { day: number; place: number | null }[];
  monthDays: number[];
  months: number[];
  places: number[];
  weekStart: number;
};

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']);

/** Beyond that it is no repetition, and no calendar has the day. */
const mostInterval = 1000;

/** Null where it repeats in a way that is not understood. */
export function parseRule(text: string): Rule | null {
  const parts = new Map(
    text.split(';').map((part) => {
      const [key = '', value = ''] = part.split('=');
      return [key.trim().toUpperCase(), value.trim().toUpperCase()] as const;
    }),
  );
  const every = parts.get('FREQ') ?? '';
  const unknown = ['BYHOUR', 'BYMINUTE', 'BYSECOND', 'BYYEARDAY', 'BYWEEKNO'].some((key) => parts.has(key));
  if (!frequencies.has(every) || unknown) return null;
  const numbers = (key: string) => (parts.get(key)?.split(',') ?? []).map(Number).filter(Number.isInteger);
  const days = (parts.get('BYDAY')?.split(',') ?? []).map((day) => /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(day));
  if (days.some((day) => !day || !weekdays.includes(day[2] ?? ''))) return null;
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '');
  return {
    every: every as Rule['every'],
    interval: Math.min(Math.max(1, numbers('INTERVAL')[0] ?? 1), mostInterval),
    count: numbers('COUNT')[0] ?? null,
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
    days: days.flatMap((day) =>
      day ? [{ day: weekdays.indexOf(day[2] ?? ''), place: day[1] ? Number(day[1]) : null }] : [],
    ),
    monthDays: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
    places: numbers('BYSETPOS'),
    weekStart: Math.max(0, weekdays.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

/** Looking further would be for nobody, and a rule may never meet a day: the 30th of February. */
const mostPeriods = 10_000;

/** The days on which it takes place, from the first on, until `last`; the first always counts. */
export function daysOf(rule: Rule, first: string, last: string): string[] {
  const end = rule.until !== null && rule.until < last ? rule.until : last;
  const days: string[] = [];
  let counted = 0;
  for (let period = 0; period < mostPeriods; period += 1) {
    const { start, candidates } = periodOf(rule, first, period * rule.interval);
    if (start > end) break;
    for (const day of candidates) {
      if (day < first) continue;
      if (day > end) return days;
      counted += 1;
      days.push(day);
      if (rule.count !== null && counted >= rule.count) return days;
    }
  }
  return days;
}

/** The days of one day, week, month or year that the rule means, in order. */
function periodOf(rule: Rule, first: string, step: number): { start: string; candidates: string[] } {
  if (rule.every === 'DAILY') {
    const day = dayAfter(first, step);
    return { start: day, candidates: isMeant(rule, day) ? [day] : [] };
  }
  if (rule.every === 'WEEKLY') {
    const offset = (weekdayOf(first) - rule.weekStart + 7) % 7;
    const start = dayAfter(first, step * 7 - offset);
    const wanted = rule.days.length > 0 ? rule.days.map(({ day }) => day) : [weekdayOf(first)];
    const week = Array.from({ length: 7 }, (_, n) => dayAfter(start, n));
    return {
      start,
      candidates: placed(
        rule,
        week.filter((day) => wanted.includes(weekdayOf(day)) && isInMonth(rule, day)),
      ),
    };
  }
  const [year = 0, month = 1] = first.split('-').map(Number);
  if (rule.every === 'MONTHLY') {
    const at = monthAfter(year, month, step);
    return {
      start: `${at}-01`,
      candidates: isInMonth(rule, `${at}-01`) ? placed(rule, daysOfMonth(rule, at, first)) : [],
    };
  }
  const wanted = String(year + step).padStart(4, '0');
  const months = rule.months.length > 0 ? rule.months : [month];
  const candidates = months
    .toSorted((a, b) => a - b)
    .flatMap((one) => daysOfMonth(rule, `${wanted}-${String(one).padStart(2, '0')}`, first));
  return { start: `${wanted}-01-01`, candidates: placed(rule, candidates) };
}

function daysOfMonth(rule: Rule, month: string, first: string): string[] {
  const length = lengthOf(month);
  const all = Array.from({ length }, (_, n) => `${month}-${String(n + 1).padStart(2, '0')}`);
  if (rule.monthDays.length > 0) {
    return all.filter((day, n) => {
      const isDay = rule.monthDays.some((wanted) => (wanted > 0 ? wanted === n + 1 : length + wanted === n));
      return (
        isDay && (rule.days.length === 0 || rule.days.some(({ day: weekday }) => weekday === weekdayOf(day)))
      );
    });
  }
  if (rule.days.length === 0) return all.filter((day) => day.slice(8) === first.slice(8));
  return all.filter((day, n) =>
    rule.days.some(({ day: weekday, place }) => {
      if (weekday !== weekdayOf(day)) return false;
      if (place === null) return true;
      return place > 0 ? Math.floor(n / 7) + 1 === place : Math.floor((length - 1 - n) / 7) + 1 === -place;
    }),
  );
}

/** The first, the second, the last of those that are meant. */
function placed({ places }: Rule, days: string[]): string[] {
  if (places.length === 0) return days;
  return days.filter((_, n) =>
    places.some((place) => (place > 0 ? place === n + 1 : days.length + place === n)),
  );
}

function isMeant(rule: Rule, day: string): boolean {
  const isWeekday =
    rule.days.length === 0 || rule.days.some(({ day: weekday }) => weekday === weekdayOf(day));
  const isMonthDay = rule.monthDays.length === 0 || rule.monthDays.includes(Number(day.slice(8)));
  return isWeekday && isMonthDay && isInMonth(rule, day);
}

const isInMonth = ({ months }: Rule, day: string) =>
  months.length === 0 || months.includes(Number(day.slice(5, 7)));
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

function monthAfter(year: number, month: number, step: number): string {
  const at = year * 12 + month - 1 + step;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

function lengthOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}
