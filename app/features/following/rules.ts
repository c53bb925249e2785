import type { Database } from '~/generated/database';

export type FollowedType = 'artist' | 'venue' | 'promoter' | 'genre' | 'user';
export type Following = 'no' | 'requested' | 'yes';
export type Interest = Database['public']['Enums']['interest'];

export const followedTypes: readonly FollowedType[] = ['artist', 'venue', 'promoter', 'genre', 'user'];

/** The number of followers while an answer is on its way: one more or one less than before. */
export function followersNow(before: number, was: Following, is: Following): number {
  return Math.max(before + Number(is === 'yes') - Number(was === 'yes'), 0);
}

type Counts = { interested: number; going: number };

export function interestNow(before: Counts, was: Interest | null, is: Interest | null): Counts {
  const count = (interest: Interest) =>
    Math.max(before[interest] + Number(is === interest) - Number(was === interest), 0);
  return { interested: count('interested'), going: count('going') };
}

/** `Ada and Ben`, `Ada, Ben and 3 others`. */
export function peopleWords(names: string[], shown = 2): string {
  const rest = names.length - shown;
  if (rest > 0) return `${names.slice(0, shown).join(', ')} and ${rest} ${rest === 1 ? 'other' : 'others'}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
