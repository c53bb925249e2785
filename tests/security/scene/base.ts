import type { Account } from './people.ts';

export type SideName = 'ours' | 'theirs';

type Entity = 'event' | 'draft' | 'venue' | 'artist' | 'promoter' | 'genre' | 'stage';

/** What the rows of an event are written about. */
export type Base = Record<Entity, number> & {
  name: SideName;
  person: Account;
  owner: Account;
  visitor: Account;
};
