import { isLiveCode, splitScanned } from '~/lib/live-code';
import type { Platform } from '~/lib/platform';
import { parseToken, verifyToken } from '~/lib/ticket-token';
import { eventKeysOf } from './event-keys.server';

/** What a code says of a ticket of this event, or why it says nothing. */
export type ReadCode =
  | { serial: string; isLive: boolean }
  | { problem: 'unknown' | 'forged' | 'wrong_event' | 'revoked' };

export async function readCode(platform: Platform, eventId: number, text: string): Promise<ReadCode> {
  const { token, code } = splitScanned(text);
  const claimed = parseToken(token);
  if (!claimed) return { problem: 'unknown' };
  if (claimed.eventId !== eventId) return { problem: 'wrong_event' };
  const { byId, liveKey } = await eventKeysOf(platform, eventId);
  const signing = byId.get(claimed.keyId);
  const now = new Date();
  const facts = signing && (await verifyToken(token, signing.key, now));
  if (!facts) return { problem: 'forged' };
  if (signing.isRetired) return { problem: 'revoked' };
  const isLive = code !== null && liveKey !== null && (await isLiveCode(liveKey, facts.serial, code, now));
  return { serial: facts.serial, isLive };
}
