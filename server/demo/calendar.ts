import { FRI, MON, SAT, SUN, THU, TUE, WED } from './scene/weekdays.ts';

const dayMs = 86_400_000;

const PAST = 45;
const COMING = 68;

/** The days of a week, as often as something takes place on them: the nearer, the fuller. */
function fullness(week: number): number[] {
  if (week === 0) return [TUE, WED, THU, THU, FRI, FRI, FRI, FRI, SAT, SAT, SAT, SAT, SAT, SUN, SUN];
  if (week === 1) return [TUE, WED, THU, THU, FRI, FRI, SAT, SAT, SAT, SUN];
  if (week === 2) return [WED, THU, FRI, FRI, SAT, SAT, SUN];
  if (week > 5 || week < -8) return [THU, SAT, week % 2 === 0 ? FRI : MON];
  return [WED, FRI, SAT, SAT];
}

/** Nights counted from the first one, which is 0: what is over, newest first, and what comes, nearest first. */
export function listNights(firstNight: string): { past: number[]; coming: number[] } {
  const weekday = weekdayOf(firstNight);
  const monday = -((weekday + 6) % 7);
  // On a Sunday the weekend that people look at is the next one.
  const nearest = weekday === SUN ? 1 : 0;
  const nightsOf = (week: number) =>
    fullness(week < 0 ? week : Math.max(0, week - nearest)).map((day) => monday + 7 * week + ((day + 6) % 7));
  const past: number[] = [];
  for (let week = 0; past.length < PAST; week -= 1)
    past.push(
      ...nightsOf(week)
        .filter((night) => night < 0)
        .reverse(),
    );
  const coming = [0, 0, 0];
  for (let week = 0; coming.length < COMING; week += 1)
    coming.push(...nightsOf(week).filter((night) => night > 0));
  return { past: past.slice(0, PAST), coming: coming.slice(0, COMING) };
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The first Friday on or after that night. */
export function fridayFrom(firstNight: string, night: number): number {
  return night + ((FRI - weekdayOf(addDays(firstNight, night)) + 7) % 7);
}
