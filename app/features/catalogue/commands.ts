import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

type Entity = { type: 'event' | 'venue' | 'artist' | 'promoter'; id: number };

/** Hidden: the page and every mention of it in lists are gone for all but the team, until it is shown again. */
export async function hideEntity(db: Db, { type, id }: Entity, hidden: boolean): Promise<void> {
  unwrap(await db.rpc('hide_entity', { entity_type: type, entity_id: id, hidden }));
}

export async function deleteEntity(db: Db, { type, id }: Entity): Promise<void> {
  unwrap(await db.rpc('delete_entity', { entity_type: type, entity_id: id }));
}
