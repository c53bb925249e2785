import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { grantPermission, revokePermission } from './commands';
import { type EntityType, levelName, readLevel, readPerson } from './rules';

export type TeamResult = { done: string } | { problem: string; field?: 'userId' | 'level' };

type Entity = { entityType: EntityType; entityId: number };

/** What the forms of a team page ask for: `intent=grant` with a level, or `intent=revoke`. */
export async function changeTeam(db: Db, entity: Entity, form: FormData): Promise<TeamResult> {
  const userId = readPerson(form);
  if (userId === undefined) {
    return { problem: 'Enter the number from the address of their profile, such as 12.', field: 'userId' };
  }
  try {
    if (form.get('intent') === 'revoke') {
      await revokePermission(db, { ...entity, userId });
      return { done: 'They are no longer in the team.' };
    }
    const level = readLevel(form);
    if (level === undefined) return { problem: wordsFor('unknown_level'), field: 'level' };
    await grantPermission(db, { ...entity, userId, level });
    return { done: `Saved. Their level is now ${levelName(level)}.` };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = wordsFor(error.reason);
    return error.reason === 'unknown_user' ? { problem, field: 'userId' } : { problem };
  }
}
