import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { grantPermission, inviteToTeam, revokePermission, withdrawInvitation } from './commands';
import { type EntityType, levelName, readEmail, readInvitation, readLevel, readPerson } from './rules';

export type TeamResult = { done: string } | { problem: string; field?: TeamField };
type TeamField = 'userId' | 'level' | 'email';

type Entity = { entityType: EntityType; entityId: number };
type Change = (db: Db, entity: Entity, form: FormData) => Promise<TeamResult>;

/** What the forms of a team page ask for, by their `intent`. */
const changes: Record<string, Change> = {
  async invite(db, entity, form) {
    const email = readEmail(form);
    if (email === undefined)
      return { problem: 'Enter an e-mail address, such as name@example.com.', field: 'email' };
    const level = readLevel(form);
    if (level === undefined) return unknownLevel();
    await inviteToTeam(db, { ...entity, email, level });
    return { done: `The invitation is on its way to ${email}.` };
  },
  async withdraw(db, _entity, form) {
    const invitationId = readInvitation(form);
    if (invitationId !== undefined) await withdrawInvitation(db, invitationId);
    return { done: 'The invitation is withdrawn.' };
  },
  async grant(db, entity, form) {
    const userId = readPerson(form);
    if (userId === undefined) return unknownPerson();
    const level = readLevel(form);
    if (level === undefined) return unknownLevel();
    await grantPermission(db, { ...entity, userId, level });
    return { done: `Saved. Their level is now ${levelName(level)}.` };
  },
  async revoke(db, entity, form) {
    const userId = readPerson(form);
    if (userId === undefined) return unknownPerson();
    await revokePermission(db, { ...entity, userId });
    return { done: 'They are no longer in the team.' };
  },
};

const tooManyInvitations = 'That is a lot of invitations in a short time. Please go on in an hour.';

const fieldOfReason: Record<string, TeamField> = { unknown_user: 'userId', email_invalid: 'email' };

export async function changeTeam(db: Db, entity: Entity, form: FormData): Promise<TeamResult> {
  const intent = String(form.get('intent'));
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) return { problem: wordsFor('invalid_value') };
  try {
    return await change(db, entity, form);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = error.reason === 'too_many' ? tooManyInvitations : wordsFor(error.reason);
    const field = fieldOfReason[error.reason];
    return field ? { problem, field } : { problem };
  }
}

function unknownPerson(): TeamResult {
  return { problem: 'Enter the number from the address of their profile, such as 12.', field: 'userId' };
}

function unknownLevel(): TeamResult {
  return { problem: wordsFor('unknown_level'), field: 'level' };
}
