import type { DemoEvent } from './demo-event.ts';
import type { SeededRandom } from './random.ts';
import { artists } from './scene/artists.ts';
import { genres } from './scene/genres.ts';
import { people } from './scene/people.ts';
import { promoters } from './scene/promoters.ts';
import { venues } from './scene/venues.ts';

type Visibility = 'everyone' | 'followers' | 'nobody';
type Followed = 'artist' | 'venue' | 'promoter' | 'genre' | 'user';

type DemoPerson = {
  email: string;
  name: string;
  handle: string;
  bio: string;
  going: Visibility;
  timetable: Visibility;
};
/** People are named by their address, everything else by its id. */
type Follow = { email: string; type: Followed; id: number | null; followed: string | null; daysAgo: number };
type Interest = { email: string; event: number; interest: 'interested' | 'going'; daysAgo: number };

export type DemoCrowd = { people: DemoPerson[]; follows: Follow[]; interests: Interest[] };

const visitor: DemoPerson = {
  email: 'visitor@limelight.test',
  name: 'Demo Visitor',
  handle: 'demo_visitor',
  bio: 'Looks around, stays late.',
  going: 'followers',
  timetable: 'followers',
};

const visitorPlans: Interest[] = [
  { email: visitor.email, event: 1, interest: 'going', daysAgo: 12 },
  { email: visitor.email, event: 2, interest: 'interested', daysAgo: 2 },
];

/** Who is there, whom they follow and where they mean to go. The visitor of the demo is one of them. */
export function composeCrowd(events: DemoEvent[], random: SeededRandom): DemoCrowd {
  const everyone = [visitor, ...people.map(([name, bio]) => composePerson(name, bio, random))];
  const crowd: DemoCrowd = { people: everyone, follows: [], interests: [] };
  for (const person of everyone) {
    const taste: string[] = random.sample(genres, 3).map(({ name }) => name);
    crowd.follows.push(...composeFollows(person, everyone, taste, random));
    crowd.interests.push(...composeInterests(person, events, taste, random));
  }
  const decided = crowd.interests.filter(
    ({ email, event }) => !visitorPlans.some((plan) => plan.email === email && plan.event === event),
  );
  return { ...crowd, interests: [...visitorPlans, ...decided] };
}

function composePerson(name: string, bio: string, random: SeededRandom): DemoPerson {
  const handle = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, (between) => (/[\s-]/.test(between) ? '_' : ''));
  const going = random.pick<Visibility>(['everyone', 'everyone', 'followers', 'nobody']);
  return { email: `${handle}@limelight.test`, name, handle, bio, going, timetable: going };
}

function composeFollows(
  person: DemoPerson,
  everyone: DemoPerson[],
  taste: string[],
  random: SeededRandom,
): Follow[] {
  const idsOf = <Item>(items: readonly Item[], fits: (item: Item) => boolean) =>
    items.flatMap((item, index) => (fits(item) ? [index + 1] : []));
  const wanted: [Followed, number[]][] = [
    [
      'artist',
      random.sample(
        idsOf(artists, ([, own]) => own.some((genre) => taste.includes(genre))),
        random.between(4, 9),
      ),
    ],
    [
      'venue',
      random.sample(
        idsOf(venues, () => true),
        random.between(1, 3),
      ),
    ],
    [
      'promoter',
      random.sample(
        idsOf(promoters, () => true),
        random.between(1, 2),
      ),
    ],
    [
      'genre',
      random.sample(
        idsOf(genres, ({ name }) => taste.includes(name)),
        random.between(0, 2),
      ),
    ],
  ];
  const daysAgo = () => random.between(0, 60) + random.share();
  const others = everyone.filter((other) => other !== person);
  return [
    ...wanted.flatMap(([type, ids]) =>
      ids.map((id) => ({ email: person.email, type, id, followed: null, daysAgo: daysAgo() })),
    ),
    ...random.sample(others, random.between(3, 8)).map(({ email }) => ({
      email: person.email,
      type: 'user' as const,
      id: null,
      followed: email,
      daysAgo: daysAgo(),
    })),
  ];
}

function composeInterests(
  { email }: DemoPerson,
  events: DemoEvent[],
  taste: string[],
  random: SeededRandom,
): Interest[] {
  return events.flatMap(({ publishedDaysAgo, night, genres: own, pull }, index) => {
    const likes = own.some((genre) => taste.includes(genre));
    const tempted = random.chance((0.04 + 0.4 * pull) * (likes ? 1.6 : 0.7));
    if (!tempted || publishedDaysAgo === null) return [];
    // Nobody plans a night before it is known or after it is over; most decide late.
    const latest = Math.max(0, -night);
    const daysAgo = latest + (publishedDaysAgo - latest) * random.share() ** 2;
    return [{ email, event: index + 1, interest: random.chance(0.45) ? 'going' : 'interested', daysAgo }];
  });
}
