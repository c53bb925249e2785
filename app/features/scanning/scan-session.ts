import { findLocally } from './find-locally';
import type { FoundGuest } from './list-found';
import { answerLocally } from './local-answer';
import { createBeat } from './meet-server';
import type { Answer, Direction, Match, ScanMessage, Shown, TicketRow } from './messages';
import { nightAt } from './nights';
import { createSessionContext, type Surroundings } from './session-context';

/** Longer than any ticket; what else is printed on walls and cans need not be sent whole. */
const longestText = 400;

/** One phone at one door. Online it asks the server; as soon as that takes too long it decides and remembers by itself. */
export function createScanSession(surroundings: Surroundings) {
  const { requests, clock, isOnline, makeNonce } = surroundings;
  const context = createSessionContext(surroundings);
  const { get, set, refresh, lose, memory } = context;
  let rowBefore: TicketRow | null = null;
  let scanning: Promise<void> = Promise.resolve();

  function tell(answer: Answer, shown: Shown, decidedBy: 'server' | 'phone'): void {
    const { ticket, outcome, direction } = answer;
    const passed = outcome === 'accepted' && ticket;
    if (passed) {
      rowBefore = memory.row(ticket.id);
      memory.letPass(ticket.id, direction, decidedBy === 'server' ? answer.at : memory.serverTime(answer.at));
    }
    const undoable = passed
      ? { nonce: answer.nonce, at: clock(), name: ticket.name, direction }
      : get().undoable;
    refresh({ answer: { answer, shown, decidedBy }, undoable });
  }

  async function decideAlone(message: ScanMessage, shown: Shown, mayHaveArrived: boolean): Promise<void> {
    const decision = await memory.decide(shown, message.at, message.direction);
    const [door, counts] = [memory.door(), memory.counts()];
    if (!decision || !door || !counts) return set({ problem: 'pack_missing' });
    const answer = answerLocally(door, decision, message, counts);
    const { event, device, types } = door.settings;
    await memory.queue({
      ...message,
      outcome: answer.outcome,
      eventId: event.id,
      deviceId: device.id,
      knownTicketId: decision.row?.[0] ?? null,
      night: nightAt(event, memory.serverTime(message.at)),
      isGuest: types.find(({ id }) => id === decision.typeId)?.kind !== 'add_on',
      gateId: device.gateId,
      mayHaveArrived,
    });
    tell(answer, shown, 'phone');
  }

  async function judge(shown: Shown, direction: Direction, reason?: string): Promise<void> {
    if (get().isRevoked) return;
    const message: ScanMessage = {
      nonce: makeNonce(),
      at: clock(),
      direction,
      ...shown,
      ...(reason === undefined ? {} : { override: { reason } }),
    };
    const asks = get().connection !== 'offline' && isOnline();
    if (asks) {
      const reply = await requests.scan(message);
      if (reply.kind === 'answer') {
        memory.takeCounts(reply.value.counts);
        set({ connection: 'online' });
        return tell(reply.value, shown, 'server');
      }
      if (!lose(reply)) return;
    } else set({ connection: 'offline' });
    // The same nonce: should the question have arrived after all, both are one scan.
    await decideAlone(message, shown, asks);
  }

  /** One after the other: nobody who was scanned is left out, however fast they come. */
  function scan(shown: Shown, direction = get().direction, reason?: string): Promise<void> {
    set({ isAsking: true, problem: null });
    scanning = scanning
      .then(() => judge(shown, direction, reason))
      // A disk that is full is the one thing that must be said at once: the scan was not kept.
      .catch(() => set({ problem: 'scan_not_kept' }))
      .finally(() => set({ isAsking: false }));
    return scanning;
  }

  /** The server says that somebody is inside; since when, the phone was told with the pack. */
  function withSince(match: Match): FoundGuest {
    const row = match.inside > 0 ? memory.row(match.ticketId) : null;
    return { ...match, insideSince: row && row[6] > 0 ? row[9] : null };
  }

  const { beat, settle } = createBeat(context, surroundings);

  return {
    get,
    subscribe: context.subscribe,
    async load(): Promise<void> {
      await memory.load();
      refresh();
    },
    beat,
    scanText: (text: string) => scan({ token: text.slice(0, longestText) }),
    scanTicket: (ticketId: number) => scan({ ticketId }),
    override(reason: string): Promise<void> {
      const refused = get().answer;
      if (!refused) return Promise.resolve();
      return scan(refused.shown, refused.answer.direction, reason);
    },
    async undo(): Promise<void> {
      const { undoable } = get();
      if (!undoable) return;
      // What is being told right now may or may not be known: wait until that is clear.
      await settle();
      const nonce = makeNonce();
      if (!(await memory.takeBack(undoable.nonce, nonce))) {
        const reply = await requests.undo({ nonce, scanNonce: undoable.nonce });
        if (reply.kind === 'unreachable') return set({ problem: 'undo_needs_network' });
        if (reply.kind === 'refused') return void lose(reply);
        memory.takeCounts(reply.value.counts);
      }
      memory.restore(rowBefore);
      refresh({ undoable: null, answer: null });
    },
    async chooseGate(gateId: number | null): Promise<void> {
      const reply = await requests.gate(gateId);
      if (reply.kind !== 'answer') return void lose(reply);
      memory.takeDevice(reply.value.device);
      refresh();
    },
    /** Whom somebody looks for: at the server, or where that is out of reach among what the phone was told. */
    async find(text: string): Promise<{ guests: FoundGuest[]; reason: string | null }> {
      const reply = get().connection === 'offline' ? undefined : await requests.find(text);
      if (reply?.kind === 'answer') return { guests: reply.value.matches.map(withSince), reason: null };
      if (reply?.kind === 'refused') return { guests: [], reason: reply.reason };
      const door = memory.door();
      return { guests: door ? findLocally(door, text).map(withSince) : [], reason: null };
    },
    turn: (direction: Direction) => set({ direction, answer: null }),
    clear: () => set({ answer: null, problem: null }),
    goOffline: () => set({ connection: 'offline' }),
  };
}

export type ScanSession = ReturnType<typeof createScanSession>;
