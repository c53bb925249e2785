import type { Db } from '~/db/db';
import type { HolderMessage } from '~/features/holder-messages/message';
import { listHolderMessages } from '~/features/holder-messages/queries';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';

/** What holders were told; null for those of the team who may not tell them anything. */
export async function loadMessages(db: Db, eventId: number): Promise<HolderMessage[] | null> {
  return (await loadLevel(db, 'event', eventId)) < managerLevel ? null : listHolderMessages(db, eventId);
}
