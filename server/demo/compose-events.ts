import { addDays, fridayFrom, listNights, weekdayOf } from './calendar.ts';
import type { DemoEvent } from './demo-event.ts';
import { describeNight } from './describe-night.ts';
import { exceptions } from './exceptions.ts';
import type { SeededRandom } from './random.ts';
import { artists } from './scene/artists.ts';
import { cities } from './scene/cities.ts';
import { clubNights } from './scene/club-nights.ts';
import { concerts } from './scene/concerts.ts';
import { type Flagship, flagships } from './scene/flagships.ts';
import { listeningNights } from './scene/listening-nights.ts';
import { actNotes } from './scene/phrases.ts';
import type { Series } from './scene/series.ts';
import { venues } from './scene/venues.ts';

/** Minutes since the midnight before the first night, where nobody says what time it is: half past eleven. */
const lateEvening = 23 * 60 + 30;

/** The events in the order of their ids. `clock`: minutes since the midnight before the first night. */
export function composeEvents(firstNight: string, random: SeededRandom, clock = lateEvening): DemoEvent[] {
  const { past, coming } = listNights(firstNight);
  const diary = new Diary(firstNight, random);
  const first = flagships.map((flagship) => composeFlagship(flagship, firstNight, random, clock));
  for (const event of first) diary.book(event);
  const next = coming.map((night) => diary.fill(night));
  for (const [place, change] of exceptions) {
    const event = next[place];
    if (event) Object.assign(event, change);
  }
  return [...first, ...past.map((night) => diary.fill(night)), ...next];
}

function composeFlagship(
  flagship: Flagship,
  firstNight: string,
  random: SeededRandom,
  clock: number,
): DemoEvent {
  const { promoter, acts, fromFriday, isOnNow, announced, ...rest } = flagship;
  const isOut = flagship.status !== 'draft';
  return {
    ...rest,
    ...(isOnNow ? openedBefore(clock) : { doors: 60 }),
    note: flagship.note ?? '',
    night: fromFriday ? fridayFrom(firstNight, flagship.night) : flagship.night,
    movedBy: null,
    promoters: [promoter],
    acts: acts.map((name) => ({ name, note: acts.length > 10 ? random.pick(actNotes) : '' })),
    currency: currencyOf(flagship.venue),
    isSoldOut: false,
    publishedDaysAgo: isOut ? (announced ?? 40) : null,
    publishInDays: null,
    isFeatured: fromFriday === true,
    pull: fromFriday ? 1 : 0.5,
  };
}

/** Doors two and a half hours ago, on the half hour; a night begins at six in the morning, and so does the earliest event of one. */
function openedBefore(clock: number): { start: string; doors: number } {
  const doors = Math.floor((clock - 150) / 30) * 30;
  const start = Math.max(doors + 60, 6 * 60);
  const minutes = String(start % 60).padStart(2, '0');
  return { start: `${Math.floor(start / 60)}:${minutes}`, doors: start - doors };
}

/** Who plays where on which night: nobody and no room is booked twice. */
class Diary {
  readonly #taken = new Set<string>();
  readonly #uses = new Map<Series, number>();
  readonly #firstNight: string;
  readonly #random: SeededRandom;

  constructor(firstNight: string, random: SeededRandom) {
    this.#firstNight = firstNight;
    this.#random = random;
  }

  book({ night, title, venue, acts }: DemoEvent): void {
    for (const name of [title, venue, ...acts.map((act) => act.name)]) this.#taken.add(`${night} ${name}`);
  }

  fill(night: number): DemoEvent {
    const random = this.#random;
    const series = this.#chooseSeries(night);
    this.#uses.set(series, (this.#uses.get(series) ?? 0) + 1);
    this.#taken.add(`${night} ${series.title}`);
    const venue = random.pick(series.venues.filter((name) => this.#isFree(night, name)));
    const acts = this.#chooseActs(series, night);
    const [headliner = ''] = acts;
    const isCarriedByName = series.headliner === undefined && random.chance(0.4);
    const event: DemoEvent = {
      title: isCarriedByName ? `${series.title} with ${headliner}` : series.title,
      text: describeNight({ series, headliner, venue }, random),
      status: 'published',
      note: '',
      night,
      start: series.start,
      doors: 60,
      hours: series.hours,
      movedBy: null,
      venue,
      promoters: [series.promoter],
      genres: series.genres,
      acts: acts.map((name) => ({ name, note: random.pick(actNotes) })),
      age: series.age,
      price: series.price,
      currency: currencyOf(venue),
      isSoldOut: night < 0 && random.chance(0.2),
      // Announced a month or two ahead; what is further away was announced lately.
      publishedDaysAgo: Math.max(random.between(20, 60) - night, 0.1 + 14 * random.share()),
      publishInDays: null,
      isFeatured: false,
      pull: random.share() ** 2,
    };
    this.book(event);
    return event;
  }

  #chooseSeries(night: number): Series {
    const weekday = weekdayOf(addDays(this.#firstNight, night));
    const free = [...clubNights, ...listeningNights, ...concerts].filter(
      (series) =>
        !(series.headliner && (this.#uses.has(series) || !this.#isFree(night, series.headliner))) &&
        !this.#wasOn(series, night) &&
        series.venues.some((name) => this.#isFree(night, name)),
    );
    const fitting = free.filter(({ days }) => days.includes(weekday));
    const candidates = fitting.length > 0 ? fitting : free;
    const uses = (series: Series) => this.#uses.get(series) ?? 0;
    const least = Math.min(...candidates.map(uses));
    return this.#random.pick(candidates.filter((series) => uses(series) <= least + 1));
  }

  /** Nothing comes back within six nights. */
  #wasOn({ title }: Series, night: number): boolean {
    return Array.from({ length: 11 }, (_, index) => night - 5 + index).some(
      (near) => !this.#isFree(near, title),
    );
  }

  #chooseActs({ headliner, genres, acts }: Series, night: number): string[] {
    const suitable = artists
      .filter(([name, own]) => name !== headliner && own.some((genre) => genres.includes(genre)))
      .map(([name]) => name)
      .filter((name) => this.#isFree(night, name));
    return headliner
      ? [headliner, ...this.#random.sample(suitable, acts - 1)]
      : this.#random.sample(suitable, acts);
  }

  #isFree(night: number, name: string): boolean {
    return !this.#taken.has(`${night} ${name}`);
  }
}

function currencyOf(venue: string): string {
  const place = venues.find(({ name }) => name === venue);
  if (!place) throw new Error(`there is no venue ${venue}`);
  return cities[place.city].currency;
}
