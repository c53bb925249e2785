import type { Logger } from 'pino';
import type { Authorize } from './authorize.ts';
import type { Broadcast, Hub, Member, Room } from './hub.ts';
import type { Identify } from './identity.ts';
import type { Replay } from './join-config.ts';
import type { RealtimeLimits } from './limits.ts';
import type { PresenceBoard, PresenceChange } from './presence.ts';

/** What sockets, channels and HTTP requests share. */
export type Services = {
  limits: RealtimeLimits;
  log: Logger;
  hub: Hub;
  board: PresenceBoard;
  identify: Identify;
  authorize: Authorize;
  /** To everyone in the room, on every process. */
  publish(broadcast: Broadcast, except?: Member): void;
  changePresence(change: PresenceChange): void;
  listReplayed(room: Room, replay: Replay): Promise<Broadcast[]>;
};
