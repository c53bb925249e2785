import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeFacts, toToken } from '~/lib/ticket-token';
import type { QueuedScan } from './door-database';
import type { DoorRequests } from './door-requests';
import type { Answer, EventPack, ScanMessage, SyncMessage, TicketRow } from './messages';
import { friday, samplePack } from './sample-door';
import { createScanSession } from './scan-session';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
const serialOf = (n: number) => n.toString(16).padStart(24, '0');
const rowOf = (n: number): TicketRow => [
  n,
  serialOf(n),
  10,
  'valid',
  `Guest ${n}`,
  `O${n}`,
  0,
  0,
  null,
  null,
  null,
];

function tokenOf(n: number) {
  const validFrom = friday / 1000 - 100;
  const facts = encodeFacts({
    keyId: 3,
    eventId: 7,
    typeId: 10,
    serial: serialOf(n),
    validFrom,
    validUntil: validFrom + 1e6,
  });
  return toToken(facts, sign(null, facts, privateKey));
}

/** A server of one door with two tickets, which can be cut off before or after it has heard. */
function fakeDoor() {
  const scans = new Map<string, Answer>();
  const inside = new Set<string>();
  const pack: EventPack = { ...samplePack([rowOf(1), rowOf(2)]), keys: [{ id: 3, publicKey: raw }] };
  const door = {
    isReached: true,
    isHeard: true,
    isRevoked: false,
    synced: [] as SyncMessage[][],
    undone: [] as string[],
  };
  const { counts } = pack;

  const record = (message: ScanMessage | SyncMessage): Answer => {
    const known = scans.get(message.nonce);
    if (known) return known;
    const shown = 'token' in message ? message.token : String(message.ticketId);
    const verdict = inside.has(shown) ? 'already_scanned' : 'accepted';
    inside.add(shown);
    const outcome = 'outcome' in message ? message.outcome : verdict;
    const ticket = { id: 1, name: 'Guest', typeId: 10, type: 'Standard', orderCode: '', notes: [] };
    const { nonce, at, direction } = message;
    const answer: Answer = {
      nonce,
      outcome,
      verdict,
      direction,
      at,
      ticket,
      first: null,
      mayOverride: false,
      counts,
    };
    scans.set(nonce, answer);
    return answer;
  };
  const reply = async <Value>(make: () => Value) => {
    if (door.isRevoked)
      return { kind: 'refused', reason: 'scanner_revoked', status: 401, detail: {} } as const;
    const value = door.isReached || door.isHeard ? make() : undefined;
    return door.isReached && value !== undefined
      ? ({ kind: 'answer', value } as const)
      : ({ kind: 'unreachable' } as const);
  };
  const requests: DoorRequests = {
    pack: async () => {
      const answer = await reply(() => pack);
      return answer.kind === 'answer' ? { ...answer, text: JSON.stringify(pack) } : answer;
    },
    scan: (message) => reply(() => record(message)),
    sync: (messages) =>
      reply(() => {
        door.synced.push(messages);
        return { answers: messages.map(record), conflicts: [] };
      }),
    undo: ({ scanNonce, nonce }) =>
      reply(() => {
        door.undone.push(scanNonce);
        return { ...record({ nonce, at: 0, direction: 'entry', ticketId: 99 }), outcome: 'undone' as const };
      }),
    gate: () => reply(() => ({ device: pack.device })),
    find: () => reply(() => ({ matches: [] })),
    conflicts: () => reply(() => ({ conflicts: [] })),
  };
  const accepted = () => [...scans.values()].filter(({ outcome }) => outcome === 'accepted').length;
  return { door, requests, accepted };
}

function fakePhone() {
  let kept: QueuedScan[] = [];
  let sequence = 0;
  const queue = {
    list: async () => kept,
    add: async (scan: QueuedScan) => {
      sequence += 1;
      kept = [...kept, { ...scan, sequence }];
      return { ...scan, sequence };
    },
    change: async (scan: QueuedScan) => {
      kept = kept.map((one) => (one.sequence === scan.sequence ? scan : one));
    },
    remove: async (scans: QueuedScan[]) => {
      kept = kept.filter((one) => !scans.some((scan) => scan.sequence === one.sequence));
    },
  };
  return { queue, waiting: () => kept };
}

async function openSession(server = fakeDoor(), phone = fakePhone(), isRevoked = false) {
  let nonces = 0;
  const session = createScanSession({
    requests: server.requests,
    queue: phone.queue,
    packs: { load: async () => null, keep: async () => undefined },
    clock: () => friday,
    isOnline: () => true,
    isRevoked,
    makeNonce: () => {
      nonces += 1;
      return `nonce-${nonces}`;
    },
  });
  await session.load();
  await session.beat();
  return { session, server, phone };
}

const outcomeOf = ({ session }: Awaited<ReturnType<typeof openSession>>) =>
  session.get().answer?.answer.outcome;

test('online, the server says it', async () => {
  const opened = await openSession();
  await opened.session.scanText(tokenOf(1));
  expect(opened.session.get()).toMatchObject({ connection: 'online', waiting: 0 });
  expect(opened.session.get().answer).toMatchObject({ decidedBy: 'server', answer: { outcome: 'accepted' } });
  await opened.session.scanText(tokenOf(1));
  expect(outcomeOf(opened)).toBe('already_scanned');
});

test('without network the phone says it, keeps it, and tells it once', async () => {
  const opened = await openSession();
  const { session, server, phone } = opened;
  Object.assign(server.door, { isReached: false, isHeard: false });
  await session.scanText(tokenOf(1));
  expect(session.get().answer).toMatchObject({ decidedBy: 'phone', answer: { outcome: 'accepted' } });
  await session.scanText(tokenOf(1));
  expect(outcomeOf(opened)).toBe('already_scanned');
  expect(session.get()).toMatchObject({ connection: 'offline', waiting: 2, counts: { inside: 1 } });
  expect(phone.waiting()).toHaveLength(2);
  Object.assign(server.door, { isReached: true, isHeard: true });
  await session.beat();
  await session.beat();
  expect(server.door.synced).toHaveLength(1);
  expect(session.get()).toMatchObject({ connection: 'online', waiting: 0 });
  expect([server.accepted(), phone.waiting()]).toEqual([1, []]);
});

test('what is kept survives the page', async () => {
  const { session, server, phone } = await openSession();
  Object.assign(server.door, { isReached: false, isHeard: false });
  await session.scanText(tokenOf(1));
  Object.assign(server.door, { isReached: true, isHeard: true });
  const again = await openSession(server, phone);
  expect([server.accepted(), again.session.get().waiting]).toEqual([1, 0]);
});

test('a question that arrived without its answer is one scan', async () => {
  const { session, server } = await openSession();
  Object.assign(server.door, { isReached: false, isHeard: true });
  await session.scanText(tokenOf(1));
  expect(session.get().answer).toMatchObject({ decidedBy: 'phone', answer: { outcome: 'accepted' } });
  server.door.isReached = true;
  await session.beat();
  expect(server.accepted()).toBe(1);
});

test('a scan that nobody was told of is simply taken back', async () => {
  const { session, server, phone } = await openSession();
  Object.assign(server.door, { isReached: false, isHeard: false });
  session.goOffline();
  await session.scanText(tokenOf(1));
  await session.undo();
  expect([phone.waiting(), session.get().counts?.inside]).toEqual([[], 0]);
  await session.scanText(tokenOf(1));
  expect(session.get().answer?.answer.outcome).toBe('accepted');
});

test('one that may have arrived is taken back as soon as it has been told', async () => {
  const { session, server } = await openSession();
  Object.assign(server.door, { isReached: false, isHeard: true });
  await session.scanText(tokenOf(1));
  const nonce = session.get().answer?.answer.nonce;
  await session.undo();
  server.door.isReached = true;
  await session.beat();
  expect(server.door.undone).toEqual([nonce]);
  expect(session.get().waiting).toBe(0);
});

test('a phone that was switched off lets nobody in and keeps what waits', async () => {
  const { session, server, phone } = await openSession();
  session.goOffline();
  await session.scanText(tokenOf(1));
  server.door.isRevoked = true;
  await session.beat();
  expect(session.get()).toMatchObject({ isRevoked: true, waiting: 1 });
  await session.scanText(tokenOf(2));
  expect(phone.waiting()).toHaveLength(1);
});

test('it stays off without network, until the server says otherwise', async () => {
  const server = fakeDoor();
  Object.assign(server.door, { isReached: false, isHeard: false });
  const { session, phone } = await openSession(server, fakePhone(), true);
  await session.scanText(tokenOf(1));
  expect([session.get().isRevoked, phone.waiting()]).toEqual([true, []]);
  Object.assign(server.door, { isReached: true, isHeard: true });
  await session.beat();
  expect(session.get().isRevoked).toBe(false);
});
