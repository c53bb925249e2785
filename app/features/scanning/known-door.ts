import type { Direction, DoorSettings, EventPack, TicketRow } from './messages';

/** The event pack, ready to be asked by serial. */
export type KnownDoor = {
  settings: DoorSettings;
  bySerial: Map<string, TicketRow>;
  serials: Map<number, string>;
  /** Serials that let nobody in any more, with the reason. */
  revoked: Map<string, string>;
};

export function openPack(pack: EventPack): KnownDoor {
  const door: KnownDoor = {
    settings: settingsOf(pack),
    bySerial: new Map(),
    serials: new Map(),
    revoked: new Map(),
  };
  takeRows(door, pack);
  return door;
}

/** What the server says now; rows take the place of those with the same ticket. */
export function takeDelta(door: KnownDoor, delta: EventPack): KnownDoor {
  if (delta.whole) return openPack(delta);
  takeRows(door, delta);
  return { ...door, settings: settingsOf(delta) };
}

function takeRows({ bySerial, serials, revoked }: KnownDoor, pack: EventPack): void {
  for (const row of pack.tickets) {
    const [ticketId, serial] = row;
    const before = serials.get(ticketId);
    // A ticket that was given on has another serial: the old one must not let anybody in.
    if (before !== undefined && before !== serial) bySerial.delete(before);
    serials.set(ticketId, serial);
    bySerial.set(serial, row);
  }
  for (const [serial, reason] of pack.revoked) {
    revoked.set(serial, reason);
    bySerial.delete(serial);
  }
}

export function rowOf({ bySerial, serials }: KnownDoor, ticketId: number): TicketRow | undefined {
  return bySerial.get(serials.get(ticketId) ?? '');
}

type Passed = { ticketId: number; direction: Direction; at: number; night: string; gateId: number | null };

/** What a passed door changes, before the server says so itself. */
export function letPass(door: KnownDoor, { ticketId, direction, at, night, gateId }: Passed): void {
  const row = rowOf(door, ticketId);
  if (!row) return;
  const [id, serial, typeId, status, name, code, inside, entries, lastNight, lastAt, lastGate] = row;
  // What is bought beside a ticket is handed out at the door; nobody is inside on it.
  const isAddOn = door.settings.types.find((type) => type.id === typeId)?.kind === 'add_on';
  const isSameNight = lastNight !== null && lastNight >= night;
  const insideNow = isAddOn ? 0 : isSameNight ? inside + 1 : 1;
  const passed: TicketRow =
    direction === 'entry'
      ? [
          id,
          serial,
          typeId,
          status,
          name,
          code,
          insideNow,
          entries + 1,
          isSameNight ? lastNight : night,
          at,
          gateId,
        ]
      : [
          id,
          serial,
          typeId,
          status,
          name,
          code,
          Math.max(0, inside - 1),
          entries,
          lastNight,
          lastAt,
          lastGate,
        ];
  door.bySerial.set(serial, passed);
}

/** Without the tickets, which are kept apart. */
export function settingsOf({ tickets: _, revoked: __, whole: ___, ...settings }: EventPack): DoorSettings {
  return settings;
}
