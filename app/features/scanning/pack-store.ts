import { get, put, remove } from './door-database';
import { type KnownDoor, openPack, settingsOf, takeDelta } from './known-door';
import type { EventPack } from './messages';

/** More changes than this are worth asking for the whole pack again at the next opening. */
const mostChanges = 5000;
/** Where nothing has changed, where the server is in its counting need not be written down every time. */
const restsFor = 60_000;

export type PackStore = {
  load(): Promise<{ door: KnownDoor; clockOffset: number } | null>;
  /** A pack as it came from the server. */
  keep(text: string, pack: EventPack, clockOffset: number): Promise<void>;
};

/** The event pack on this phone: as it came, and beside it what changed since. */
export function packStoreOf(eventId: number): PackStore {
  const changed = { tickets: new Map<number, EventPack['tickets'][0]>(), revoked: new Map<string, string>() };
  const note = ({ tickets, revoked }: Pick<EventPack, 'tickets' | 'revoked'>) => {
    for (const row of tickets) changed.tickets.set(row[0], row);
    for (const [serial, reason] of revoked) changed.revoked.set(serial, reason);
  };
  let keptAt = Number.NEGATIVE_INFINITY;
  return {
    async load() {
      const [kept, changes] = await Promise.all([get('packs', eventId), get('changes', eventId)]);
      if (!kept || !changes) return null;
      const door = openPack(JSON.parse(kept.text) as EventPack);
      note(changes);
      const { settings, tickets, revoked, clockOffset } = changes;
      return { door: takeDelta(door, { ...settings, whole: false, tickets, revoked }), clockOffset };
    },
    async keep(text, pack, clockOffset) {
      if (pack.whole) {
        changed.tickets.clear();
        changed.revoked.clear();
        await remove('changes', [eventId]);
        await put('packs', { eventId, text });
      } else {
        const isNews = pack.tickets.length > 0 || pack.revoked.length > 0;
        if (!isNews && performance.now() - keptAt < restsFor) return;
        note(pack);
      }
      keptAt = performance.now();
      const settings = settingsOf(pack);
      // Without a cursor the next answer is a whole pack.
      if (changed.tickets.size > mostChanges) settings.cursor = '';
      await put('changes', {
        eventId,
        settings,
        tickets: [...changed.tickets.values()],
        revoked: [...changed.revoked],
        clockOffset,
      });
    },
  };
}
