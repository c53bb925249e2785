import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { SuspendableKind } from './rules';

export async function suspend(db: Db, kind: SuspendableKind, id: number, reason: string): Promise<void> {
  unwrap(
    kind === 'user'
      ? await db.rpc('suspend_user', { user_id: id, reason })
      : await db.rpc('suspend_entity', { entity_type: kind, entity_id: id, reason }),
  );
}

export async function restore(db: Db, kind: SuspendableKind, id: number): Promise<void> {
  unwrap(
    kind === 'user'
      ? await db.rpc('restore_user', { user_id: id })
      : await db.rpc('restore_entity', { entity_type: kind, entity_id: id }),
  );
}

export async function featureEvent(db: Db, id: number, featured: boolean): Promise<void> {
  unwrap(await db.rpc('feature_event', { event_id: id, featured }));
}
