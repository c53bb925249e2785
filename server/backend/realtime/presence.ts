import { randomUUID } from 'node:crypto';
import { encodeFrame, type Payload } from './frames.ts';
import { type Hub, type Room, roomKey, TOPIC_PREFIX } from './hub.ts';

/** One tracked client. `ref` is unique over all processes and changes with every track. */
export type Presence = { room: Room; ref: string; key: string; meta: Payload };

export type PresenceChange = { joins: Presence[]; leaves: Presence[] };

type Pending = { room: Room; joins: Map<string, Presence>; leaves: Map<string, Presence> };

/** Who is present in which room, on this process (owner = own id) and on the others. */
export class PresenceBoard {
  readonly #hub: Hub;
  readonly #flushMs: number;
  readonly #rooms = new Map<string, Map<string, Presence>>();
  readonly #byOwner = new Map<string, Map<string, Presence>>();
  readonly #pending = new Map<string, Pending>();
  #timer: NodeJS.Timeout | undefined;

  constructor(hub: Hub, flushMs: number) {
    this.#hub = hub;
    this.#flushMs = flushMs;
  }

  listOf(owner: string): Presence[] {
    return [...(this.#byOwner.get(owner)?.values() ?? [])];
  }

  apply(owner: string, { joins, leaves }: PresenceChange): void {
    for (const presence of leaves) this.#leave(owner, presence);
    for (const presence of joins) this.#join(owner, presence);
  }

  /** What a process says about itself replaces what was known of it. */
  replace(owner: string, presences: Presence[]): void {
    const known = this.#byOwner.get(owner);
    const kept = new Set(presences.map(({ ref }) => ref));
    this.apply(owner, {
      joins: presences.filter(({ ref }) => !known?.has(ref)),
      leaves: this.listOf(owner).filter(({ ref }) => !kept.has(ref)),
    });
  }

  drop(owner: string): void {
    this.replace(owner, []);
  }

  /** Changes nobody has seen yet go out first, or the newcomer would miss the leaving of someone in its state. */
  stateFor(room: Room): Payload {
    this.#flush(roomKey(room));
    return groupByKey(this.#rooms.get(roomKey(room))?.values() ?? []);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#pending.clear();
  }

  #join(owner: string, presence: Presence): void {
    const key = roomKey(presence.room);
    entryOf(this.#rooms, key).set(presence.ref, presence);
    entryOf(this.#byOwner, owner).set(presence.ref, presence);
    this.#pend(key, presence.room).joins.set(presence.ref, presence);
  }

  #leave(owner: string, { room, ref }: Presence): void {
    const key = roomKey(room);
    const presence = this.#byOwner.get(owner)?.get(ref);
    if (!presence) return;
    removeFrom(this.#byOwner, owner, ref);
    removeFrom(this.#rooms, key, ref);
    const pending = this.#pend(key, room);
    if (!pending.joins.delete(ref)) pending.leaves.set(ref, presence);
  }

  #pend(key: string, room: Room): Pending {
    const pending = this.#pending.get(key) ?? { room, joins: new Map(), leaves: new Map() };
    this.#pending.set(key, pending);
    this.#timer ??= setTimeout(() => this.#flushAll(), this.#flushMs);
    return pending;
  }

  #flushAll(): void {
    this.#timer = undefined;
    for (const key of [...this.#pending.keys()]) this.#flush(key);
  }

  #flush(key: string): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    this.#pending.delete(key);
    if (pending.joins.size === 0 && pending.leaves.size === 0) return;
    const payload = {
      joins: groupByKey(pending.joins.values()),
      leaves: groupByKey(pending.leaves.values()),
    };
    const topic = TOPIC_PREFIX + pending.room.topic;
    this.#hub.deliverPresence(key, (version) =>
      encodeFrame(version, { joinRef: null, ref: null, topic, event: 'presence_diff', payload }),
    );
  }
}

export function createPresence(room: Room, key: string, meta: Payload): Presence {
  return { room, ref: randomUUID(), key, meta };
}

/** Clients choose their keys, so the result must be made without touching a prototype. */
function groupByKey(presences: Iterable<Presence>): Payload {
  const metas = new Map<string, Payload[]>();
  for (const { key, meta, ref } of presences) {
    const list = metas.get(key) ?? [];
    metas.set(key, list);
    list.push({ ...meta, phx_ref: ref });
  }
  return Object.fromEntries([...metas].map(([key, list]) => [key, { metas: list }]));
}

function entryOf(index: Map<string, Map<string, Presence>>, key: string): Map<string, Presence> {
  const entry = index.get(key) ?? new Map<string, Presence>();
  index.set(key, entry);
  return entry;
}

function removeFrom(index: Map<string, Map<string, Presence>>, key: string, ref: string): void {
  const entry = index.get(key);
  entry?.delete(ref);
  if (entry?.size === 0) index.delete(key);
}
