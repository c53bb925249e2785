import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { parseEntityId } from '~/lib/entity-id';
import { claimOrder } from './commands';

export type ClaimResult = { claim: 'made' } | { claim: 'refused'; reason: string };

/** The button beside a claimable order, `intent=claim-order`; undefined where the form is about something else. */
export async function changeClaims(db: Db, form: FormData): Promise<ClaimResult | undefined> {
  if (form.get('intent') !== 'claim-order') return undefined;
  try {
    await claimOrder(db, parseEntityId(String(form.get('orderId'))) ?? 0);
    return { claim: 'made' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { claim: 'refused', reason: error.reason };
  }
}
