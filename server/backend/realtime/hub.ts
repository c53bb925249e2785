import { encodeBroadcast, type Outgoing, type Payload, type UserBroadcast, type Version } from './frames.ts';

/** Public and private channels of one name are two rooms. */
export type Room = { topic: string; private: boolean };

export type Broadcast = Room & UserBroadcast & { meta?: Payload };

export type Member = {
  readonly room: Room;
  readonly version: Version;
  readonly seesPresence: boolean;
  deliver(outgoing: Outgoing): void;
  /** Somebody's rights have changed: whoever is them asks anew what they may. */
  askAgain(person: string): void;
};

export const TOPIC_PREFIX = 'realtime:';

export function roomKey(room: Room): string {
  return `${room.private ? 'private' : 'public'}:${room.topic}`;
}

/** Who on this process listens to what. */
export class Hub {
  readonly #rooms = new Map<string, Set<Member>>();
  #memberCount = 0;

  get memberCount(): number {
    return this.#memberCount;
  }

  add(member: Member): void {
    const key = roomKey(member.room);
    const members = this.#rooms.get(key) ?? new Set();
    this.#rooms.set(key, members.add(member));
    this.#memberCount += 1;
  }

  remove(member: Member): void {
    const key = roomKey(member.room);
    const members = this.#rooms.get(key);
    if (!members?.delete(member)) return;
    this.#memberCount -= 1;
    if (members.size === 0) this.#rooms.delete(key);
  }

  askAgain(person: string): void {
    for (const members of [...this.#rooms.values()])
      for (const member of [...members]) member.askAgain(person);
  }

  /** Encodes once per protocol version, whatever the number of listeners. */
  deliver(broadcast: Broadcast, except?: Member): void {
    const members = this.#rooms.get(roomKey(broadcast));
    if (!members) return;
    const encode = oncePerVersion((version) =>
      encodeBroadcast(version, TOPIC_PREFIX + broadcast.topic, broadcast, broadcast.meta),
    );
    for (const member of members) {
      const outgoing = member === except ? undefined : encode(member.version);
      if (outgoing) member.deliver(outgoing);
    }
  }

  deliverPresence(key: string, encodeFor: (version: Version) => Outgoing): void {
    const encode = oncePerVersion(encodeFor);
    for (const member of this.#rooms.get(key) ?? []) {
      if (member.seesPresence) member.deliver(encode(member.version));
    }
  }
}

function oncePerVersion<Encoded>(encode: (version: Version) => Encoded): (version: Version) => Encoded {
  const encoded = new Map<Version, Encoded>();
  return (version) => {
    const known = encoded.get(version);
    if (known !== undefined) return known;
    const made = encode(version);
    encoded.set(version, made);
    return made;
  };
}
