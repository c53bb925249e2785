import { listScansOf, put, type QueuedScan, remove } from './door-database';

export type Queue = {
  list(): Promise<QueuedScan[]>;
  /** Done once the scan is on the disk. */
  add(scan: QueuedScan): Promise<QueuedScan>;
  change(scan: QueuedScan): Promise<void>;
  remove(scans: QueuedScan[]): Promise<void>;
};

/** Scans of one event that the server has not confirmed, in the order in which people came. */
export function queueOf(eventId: number): Queue {
  return {
    list: () => listScansOf(eventId),
    async add(scan) {
      const sequence = await put('scans', scan);
      return { ...scan, sequence: Number(sequence) };
    },
    async change(scan) {
      await put('scans', scan);
    },
    remove: (scans) =>
      remove(
        'scans',
        scans.flatMap(({ sequence }) => sequence ?? []),
      ),
  };
}
