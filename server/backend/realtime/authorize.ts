import type { Sql } from 'postgres';
import type { Room } from './hub.ts';
import type { Identity } from './identity.ts';

export type Permissions = {
  broadcast: { read: boolean; write: boolean };
  presence: { read: boolean; write: boolean };
};

export type Authorize = (topic: string, identity: Identity) => Promise<Permissions>;

export const EVERYTHING: Permissions = {
  broadcast: { read: true, write: true },
  presence: { read: true, write: true },
};

const NOTHING: Permissions = {
  broadcast: { read: false, write: false },
  presence: { read: false, write: false },
};

/** A token names its own role, so only those may be taken on that a request could have. */
const REQUEST_ROLES = new Set(['anon', 'authenticated', 'service_role']);

type PermissionRow = {
  broadcast_read: boolean;
  broadcast_write: boolean;
  presence_read: boolean;
  presence_write: boolean;
};

/** Asks the policies on realtime.messages; the answer holds until the caller's token changes. */
export function createAuthorize(sql: Sql): Authorize {
  // Visitors without a session share one identity: a rush of them on one topic asks the database once at a time.
  const underway = new Map<string, Promise<Permissions>>();

  async function ask(topic: string, identity: Identity): Promise<Permissions> {
    const claims = JSON.stringify(identity.claims);
    const [row] = await sql<PermissionRow[]>`
      select * from realtime.get_permissions(${topic}, ${claims}::text::jsonb)`;
    if (!row) return NOTHING;
    return {
      broadcast: { read: row.broadcast_read, write: row.broadcast_write },
      presence: { read: row.presence_read, write: row.presence_write },
    };
  }

  return (topic, identity) => {
    if (!REQUEST_ROLES.has(identity.claims.role ?? '')) return Promise.resolve(NOTHING);
    const key = JSON.stringify([topic, identity.token]);
    const known = underway.get(key);
    if (known) return known;
    const answer = ask(topic, identity).finally(() => underway.delete(key));
    underway.set(key, answer);
    return answer;
  };
}

export function describeUnauthorized(room: Room): string {
  return `You do not have permissions to read from this Channel topic: ${room.topic}`;
}
