import { z } from 'zod';
import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

const leaving = z.object({
  /** What would be left without an owner. */
  owned: z.array(z.object({ type: z.string(), id: z.number(), name: z.string() })),
  /** Events whose money is still on its way to this person. */
  owed: z.array(z.object({ id: z.number(), name: z.string() })),
  isBuying: z.boolean(),
  tickets: z.number(),
  hasReceipts: z.boolean(),
  hasPassword: z.boolean(),
  signedInLately: z.boolean(),
});

export type Leaving = z.infer<typeof leaving>;

/** What somebody who deletes their account has to know and to settle first. */
export async function getLeaving(db: Db): Promise<Leaving> {
  return leaving.parse(unwrap(await db.rpc('get_leaving')));
}
