import type { Db } from '~/db/db';
import { listChatStages, listRoomSettings } from '~/features/chat/settings-queries';
import { getDoorRules } from '~/features/door/queries';
import { countInterest, getEditableEvent } from '~/features/events/editing-queries';
import { listGenreTree } from '~/features/genres/editing-queries';
import { listPayoutChoices } from '~/features/payouts/queries';
import { listMyPermissions } from '~/features/permissions/queries';
import { listPictures } from '~/features/pictures/queries';
import { listPromotersById } from '~/features/promoters/queries';
import { listCurrencies, listTimezones } from '~/lib/choices';
import { orNotFound } from '~/lib/or-not-found';
import { editorLevel, managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';

/** All that the settings of an event show and offer. */
export async function loadEventEditing(db: Db, id: number) {
  const [event, pictures, level, interested, genres, mine, payouts, doorRules, chatRooms, chatStages] =
    await Promise.all([
      orNotFound(getEditableEvent(db, id)),
      listPictures(db, 'event', id),
      loadLevel(db, 'event', id),
      countInterest(db, id),
      listGenreTree(db),
      listMyPromoters(db),
      loadPayouts(db, id),
      getDoorRules(db, id),
      listRoomSettings(db, id),
      listChatStages(db, id),
    ]);
  const others = event.promoters.filter((known) => mine.every((own) => own.id !== known.id));
  return {
    event,
    pictures,
    level,
    interested,
    genres,
    payouts,
    doorRules,
    chatRooms,
    chatStages,
    promoters: [
      ...mine.map(({ id, name }) => ({ id, name, mine: true })),
      ...others.map(({ id, name }) => ({ id, name, mine: false })),
    ],
    zones: listTimezones(),
    currencies: listCurrencies(),
  };
}
export type EventEditing = Awaited<ReturnType<typeof loadEventEditing>>;

/** Whom it pays is for those who manage the event. */
async function loadPayouts(db: Db, id: number) {
  return (await loadLevel(db, 'event', id)) < managerLevel ? null : listPayoutChoices(db, id);
}

/** Those whose content the person who asks may change. */
async function listMyPromoters(db: Db) {
  const permissions = await listMyPermissions(db);
  const ids = permissions
    .filter(({ entityType, level }) => entityType === 'promoter' && level >= editorLevel)
    .map(({ entityId }) => entityId);
  return listPromotersById(db, ids);
}
