import { type Decision, decide } from './decide';
import type { QueuedScan } from './door-database';
import { type KnownDoor, letPass, openPack, rowOf, takeDelta } from './known-door';
import { countWaiting } from './local-answer';
import type { Counts, Device, Direction, EventPack, Shown, TicketRow } from './messages';
import { nightAt } from './nights';
import type { PackStore } from './pack-store';
import type { Queue } from './queue';
import { readScanned } from './read-scanned';

/** What the phone knows of its door: the event pack, and on top of it the scans that the server has not confirmed. */
export function createDoorMemory(packs: PackStore, queue: Queue, clock: () => number) {
  let door: KnownDoor | null = null;
  let waiting: QueuedScan[] = [];
  /** How far the server's clock is ahead of the phone's. */
  let clockOffset = 0;

  const applyWaiting = (changed?: ReadonlySet<number>) => {
    for (const { outcome, knownTicketId: ticketId, undoNonce, direction, at, night, gateId } of waiting) {
      const isPassed = outcome === 'accepted' && undoNonce === undefined && ticketId !== null;
      if (door && isPassed && (!changed || changed.has(ticketId)))
        letPass(door, { ticketId, direction, at: at + clockOffset, night, gateId });
    }
  };
  const counts = (): Counts | null => door && countWaiting(door.settings.counts, waiting);

  return {
    door: () => door,
    waiting: () => waiting,
    counts,
    serverTime: (at: number) => at + clockOffset,

    async load(): Promise<void> {
      const [kept, scans] = await Promise.all([packs.load(), queue.list()]);
      waiting = scans;
      if (!kept) return;
      ({ door, clockOffset } = kept);
      applyWaiting();
    },
    async take(pack: EventPack, text: string): Promise<void> {
      clockOffset = pack.now - clock();
      door = door ? takeDelta(door, pack) : openPack(pack);
      applyWaiting(pack.whole ? undefined : new Set(pack.tickets.map(([id]) => id)));
      await packs.keep(text, pack, clockOffset);
    },
    takeCounts(now: Counts): void {
      if (door) door = { ...door, settings: { ...door.settings, counts: now } };
    },
    takeDevice(device: Device): void {
      if (door) door = { ...door, settings: { ...door.settings, device } };
    },
    /** What the server confirmed counts in what it says itself from now on. */
    confirm(sent: readonly QueuedScan[]): void {
      const told = new Set(sent.map(({ sequence }) => sequence));
      waiting = waiting.filter(({ sequence }) => !told.has(sequence));
    },
    async decide(shown: Shown, at: number, direction: Direction): Promise<Decision | null> {
      const inside = counts();
      if (!door || !inside) return null;
      const now = at + clockOffset;
      const scanned =
        'token' in shown
          ? await readScanned(door.settings, shown.token, now)
          : ({ kind: 'found', ticketId: shown.ticketId } as const);
      return decide({ ...door, settings: { ...door.settings, counts: inside } }, scanned, now, direction);
    },
    /** Resolves once the scan is on the disk. */
    async queue(scan: QueuedScan): Promise<void> {
      waiting = [...waiting, await queue.add(scan)];
    },
    letPass(ticketId: number, direction: Direction, at: number): void {
      if (!door) return;
      const { event, device } = door.settings;
      letPass(door, { ticketId, direction, at, night: nightAt(event, at), gateId: device.gateId });
    },
    row: (ticketId: number): TicketRow | null => (door && rowOf(door, ticketId)) ?? null,
    restore(row: TicketRow | null): void {
      if (row) door?.bySerial.set(row[1], row);
    },
    /** Nobody was told of it yet: it need not be told. Otherwise it is taken back as soon as it has been. */
    async takeBack(nonce: string, undoNonce: string): Promise<boolean> {
      const scan = waiting.find((one) => one.nonce === nonce);
      if (!scan) return false;
      const undone = { ...scan, undoNonce };
      if (scan.mayHaveArrived) await queue.change(undone);
      else await queue.remove([scan]);
      waiting = waiting.flatMap((one) => (one !== scan ? one : scan.mayHaveArrived ? undone : []));
      return true;
    },
  };
}
