import type postgres from 'postgres';
import { makeConfirmedUser } from '../../../server/demo/accounts.ts';

/**
 * Who asks. The team of `ours` in its four levels, the owner of `theirs`, staff with and without a manager's level, and
 * somebody who was an owner, buyer and invited, and is suspended while their session lasts.
 */
export const actorNames = [
  'anonymous',
  'visitor',
  'holder',
  'crew',
  'editor',
  'manager',
  'owner',
  'other',
  'support',
  'staff',
  'suspended',
] as const;
export type ActorName = (typeof actorNames)[number];

export type Account = { id: number; email: string };
type Name = Exclude<ActorName, 'anonymous'> | 'guest' | 'mate';
export type People = Record<Name, Account>;

export const password = 'a-password-for-the-matrix';

/** Two who never ask: `guest` is to `theirs` what the holder is to `ours`, `mate` is on both teams. */
const names: Name[] = [
  'visitor',
  'holder',
  'crew',
  'editor',
  'manager',
  'owner',
  'other',
  'support',
  'staff',
  'suspended',
  'guest',
  'mate',
];

export async function makePeople(sql: postgres.Sql): Promise<People> {
  const made = await sql.begin(async (transaction) => {
    const entries: [Name, Account][] = [];
    for (const name of names) {
      const email = `${name}@matrix.test`;
      entries.push([
        name,
        { id: Number(await makeConfirmedUser(transaction, email, name, password)), email },
      ]);
    }
    return entries;
  });
  await sql`update public.users set created_at = now() - interval '60 days'`;
  return Object.fromEntries(made) as People;
}

/** The team's level on everything of `ours`; the other owner has the highest on everything of `theirs`. */
export const levelsOnOurs: Partial<Record<ActorName, number>> = { crew: 1, editor: 2, manager: 3, owner: 4 };
export const levelsOnTheirs: Partial<Record<ActorName, number>> = { other: 4 };
export const levelsOnPlatform: Partial<Record<ActorName, number>> = { support: 1, staff: 4 };
