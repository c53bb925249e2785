import type { Actor } from '../scene/actors.ts';
import type { SideName } from '../scene/base.ts';

/** What something is about: whose event (or venue, artist, promoter), whose person, and whether it is out. */
export type About = {
  side: SideName | 'platform' | null;
  isOut: boolean;
  person: number | null;
  to: number | null;
};

/** The world behind the words that ask for more than the actor and the thing itself. */
export type Relations = {
  /** Two people who share a team. */
  areTeammates(one: number, other: number): boolean;
  follows(one: number, other: number): boolean;
};

type Meaning = (actor: Actor, about: About, relations: Relations) => boolean;

const team =
  (level: number): Meaning =>
  ({ levels, staffLevel }, { side }) =>
    side !== null && (levels[side] >= level || staffLevel >= 3);

/**
 * The words of the matrix. Several together mean any of them. Where a rule names a level of a team, staff from the
 * third level on have it too, as `private.can` says.
 */
const meanings: Record<string, Meaning> = {
  none: () => false,
  everyone: () => true,
  /** Everyone, as long as it is about something that is out; drafts are not. */
  public: (_actor, { isOut }) => isOut,
  /** As public, where it is not for somebody alone. */
  open: (_actor, { isOut, person }) => isOut && person === null,
  'signed-in': ({ user }) => user !== null,
  /** Whom it is addressed to. */
  addressee: ({ user }, { to }) => user !== null && user === to,
  self: ({ user }, { person }) => user !== null && user === person,
  others: ({ user }, { person }) => user !== null && user !== person,
  /** As self, as long as it is about something that is out. */
  'self-public': ({ user }, { isOut, person }) => isOut && user !== null && user === person,
  'crew+': team(1),
  'editor+': team(2),
  'manager+': team(3),
  'owner+': team(4),
  /** The owner of that side alone, without staff. */
  owner: ({ levels }, { side }) => side !== null && levels[side] === 4,
  /** A level on exactly that, without staff: the access check of the pages (docs/specification.md). */
  team: ({ levels }, { side }) => side !== null && levels[side] >= 1,
  /** Staff of any level; of a manager's level. */
  staff: ({ staffLevel }) => staffLevel >= 1,
  'staff+': ({ staffLevel }) => staffLevel >= 3,
  /** Whoever manages something, of either side, and staff. */
  organisers: ({ levels, staffLevel }) => levels.ours >= 3 || levels.theirs >= 3 || staffLevel > 0,
  /** A manager's level on exactly that, without staff. */
  manager: ({ levels }, { side }) => side !== null && levels[side] >= 3,
  strangers: ({ claims }) => claims === null,
  teammates: ({ user }, { person }, { areTeammates }) =>
    user !== null && person !== null && areTeammates(user, person),
  followed: ({ user }, { person }, { follows }) => user !== null && person !== null && follows(person, user),
};

export function may(words: string, actor: Actor, about: About, relations: Relations): boolean {
  return words.split(' ').some((word) => {
    const meaning = meanings[word];
    if (!meaning)
      throw new Error(`The matrix has no word "${word}"; its words are in tests/security/matrix/words.ts.`);
    return meaning(actor, about, relations);
  });
}
