export const figureDays = 14;
export const figureWeeks = 8;

const day = 24 * 60 * 60 * 1000;

export type PlatformFigures = {
  people: number;
  /** One number per day, the last of them today. */
  joined: { day: string; count: number }[];
  /** One number per week; the first begins now. */
  listed: { week: string; count: number }[];
};

/** The first of the days that end with today, as YYYY-MM-DD. Days are UTC's. */
export function firstFigureDay(now: Date): string {
  return new Date(now.getTime() - (figureDays - 1) * day).toISOString().slice(0, 10);
}

export function lastDayOfWeek(week: string): Date {
  return new Date(Date.parse(week) + 6 * day);
}

export function sum(counts: { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

/** How many people there were at the end of each day, told back from how many there are now. */
export function totalsOf(people: number, joined: { count: number }[]): number[] {
  return joined.map((_, at) => people - sum(joined.slice(at + 1)));
}

/** The later half beside the earlier one, which of fourteen days is a week beside the one before. */
export function compareHalves(counts: { count: number }[]): {
  text: string;
  direction: 'up' | 'down' | 'flat';
} {
  const middle = Math.floor(counts.length / 2);
  const difference = sum(counts.slice(middle)) - sum(counts.slice(0, middle));
  if (difference === 0) return { text: 'as many as last week', direction: 'flat' };
  const amount = Math.abs(difference);
  return difference > 0
    ? { text: `${amount} more than last week`, direction: 'up' }
    : { text: `${amount} fewer than last week`, direction: 'down' };
}
