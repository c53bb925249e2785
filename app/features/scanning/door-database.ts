import type { Device, DoorSettings, EventPack, SyncMessage } from './messages';

/** A phone that scans for one event, as this browser knows it. */
export type KeptDevice = {
  eventId: number;
  eventTitle: string;
  token: string;
  device: Device;
  usedAt: number;
  /** Switched off when it last heard of the server: without network it must not scan either. */
  isRevoked: boolean;
};

/** A scan that the server has not confirmed. */
export type QueuedScan = SyncMessage & {
  /** Counted up by the browser: the order in which people came. */
  sequence?: number;
  eventId: number;
  deviceId: number;
  /** Where the ticket is on the list; null for what is no ticket, or none that the phone knew. */
  knownTicketId: number | null;
  night: string;
  /** Whether somebody is inside on it: not on what is bought beside a ticket. */
  isGuest: boolean;
  gateId: number | null;
  /** It may have reached the server although no answer came back. */
  mayHaveArrived: boolean;
  /** Somebody took it back meanwhile: the nonce under which the server is told. */
  undoNonce?: string;
};

/** As it came, for 20,000 rows are put away faster as one text than one by one. */
type KeptPack = { eventId: number; text: string };
/** What changed since the pack came, and the clock of the server against that of the phone. */
type KeptChanges = {
  eventId: number;
  settings: DoorSettings;
  tickets: EventPack['tickets'];
  revoked: EventPack['revoked'];
  clockOffset: number;
};

type Stores = { devices: KeptDevice; packs: KeptPack; changes: KeptChanges; scans: QueuedScan };
type StoreName = keyof Stores;

const name = 'limelight-door';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of ['devices', 'packs', 'changes'])
        request.result.createObjectStore(store, { keyPath: 'eventId' });
      const scans = request.result.createObjectStore('scans', { keyPath: 'sequence', autoIncrement: true });
      scans.createIndex('eventId', 'eventId');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Resolves once it is on the disk, not only on its way there: what was put away survives a battery that dies. */
async function write<Result>(
  store: StoreName,
  act: (objects: IDBObjectStore) => IDBRequest<Result> | undefined,
): Promise<Result | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    const request = act(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function read<Result>(
  store: StoreName,
  act: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const request = act(database.transaction(store).objectStore(store));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export function put<Name extends StoreName>(
  store: Name,
  value: Stores[Name],
): Promise<IDBValidKey | undefined> {
  return write(store, (objects) => objects.put(value));
}

export async function remove(store: StoreName, keys: number[]): Promise<void> {
  await write(store, (objects) => {
    for (const key of keys) objects.delete(key);
    return undefined;
  });
}

export function get<Name extends StoreName>(store: Name, key: number): Promise<Stores[Name] | undefined> {
  return read(store, (objects) => objects.get(key));
}

export function list<Name extends StoreName>(store: Name): Promise<Stores[Name][]> {
  return read(store, (objects) => objects.getAll());
}

export function listScansOf(eventId: number): Promise<QueuedScan[]> {
  return read('scans', (objects) => objects.index('eventId').getAll(eventId));
}

export async function removeScansOf(eventId: number): Promise<void> {
  const scans = await listScansOf(eventId);
  await remove(
    'scans',
    scans.flatMap(({ sequence }) => sequence ?? []),
  );
}
