import type { DoorSettings, EventPack, TicketRow } from './messages';

/** A door to test with: a Friday night in Berlin, doors at 22:00, until 06:00. */
export const friday = Date.parse('2030-06-07T21:00:00Z');

export const plainRow: TicketRow = [1, 'aa', 10, 'valid', 'Mara Lind', 'ORDER1', 0, 0, null, null, null];

type Changes = {
  event?: Partial<DoorSettings['event']>;
  rules?: Partial<DoorSettings['rules']>;
  device?: Partial<DoorSettings['device']>;
  type?: Partial<DoorSettings['types'][0]>;
  counts?: Partial<DoorSettings['counts']>;
};

export function samplePack(tickets: TicketRow[] = [plainRow], changes: Changes = {}): EventPack {
  return {
    cursor: '1',
    whole: true,
    now: friday,
    device: {
      id: 5,
      name: 'Phone 1',
      eventId: 7,
      gateId: 1,
      gateFixed: false,
      typeIds: [],
      level: 1,
      personName: null,
      ...changes.device,
    },
    event: {
      id: 7,
      title: 'Night Shift',
      timezone: 'Europe/Berlin',
      startsAt: '2030-06-07T20:00:00Z',
      doorsAt: null,
      endsAt: '2030-06-08T04:00:00Z',
      venue: 'Hall',
      ...changes.event,
    },
    rules: {
      reentry: 'once_a_night',
      capacity: null,
      liveCode: false,
      searchAllowed: true,
      ...changes.rules,
    },
    keys: [],
    liveKey: null,
    gates: [
      { id: 1, name: 'Main gate', typeIds: [] },
      { id: 2, name: 'VIP gate', typeIds: [11] },
    ],
    types: [
      {
        id: 10,
        name: 'Standard',
        kind: 'admission',
        validNights: null,
        enterFrom: null,
        enterUntil: null,
        ...changes.type,
      },
      { id: 11, name: 'VIP', kind: 'admission', validNights: null, enterFrom: null, enterUntil: null },
      { id: 12, name: 'Locker', kind: 'add_on', validNights: null, enterFrom: null, enterUntil: null },
    ],
    tickets,
    revoked: [],
    counts: {
      inside: 0,
      entries: 0,
      exits: 0,
      refusals: 0,
      conflicts: 0,
      capacity: null,
      night: '2030-06-07',
      mine: { accepted: 0, refused: 0 },
      ...changes.counts,
    },
  };
}
