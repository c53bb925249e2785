import type { Relations } from '../matrix/words.ts';
import type { Scene } from '../scene/scene.ts';

/** Who shares a team and who follows whom, from the rows themselves. */
export async function readRelations({ sql }: Scene): Promise<Relations> {
  const teams = await sql`
    select distinct one.user_id::int as one, other.user_id::int as other
    from public.user_permissions one join public.user_permissions other using (entity_type, entity_id)`;
  const followers = await sql`
    select user_id::int as one, entity_id::int as other from public.follows where entity_type = 'user'`;
  const pairs = (rows: Iterable<{ one: number; other: number }>) =>
    new Set([...rows].map(({ one, other }) => `${one} ${other}`));
  const teammates = pairs(teams.map(({ one, other }) => ({ one, other })));
  const following = pairs(followers.map(({ one, other }) => ({ one, other })));
  return {
    areTeammates: (one, other) => teammates.has(`${one} ${other}`),
    follows: (one, other) => following.has(`${one} ${other}`),
  };
}
