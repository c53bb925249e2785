import webPush from 'web-push';
import { tell } from '~/features/notifications/words';
import type { Platform, PushAccess } from '~/lib/platform';
import type { Delivery, Outcome } from '~/services/notifications/claim-deliveries.server';

const patience = 10_000;
const mostBytes = 3000;

/** Sends a push, encrypted for the one device. Only services that we know are asked, and none sends us elsewhere. */
export async function sendPush(platform: Platform, delivery: Delivery): Promise<Outcome> {
  const { push, sql } = platform;
  const { device, facts, userId, isUrgent, secondsLeft } = delivery;
  if (!push) return { state: 'dropped', error: 'push_off' };
  if (!facts || userId === null) return { state: 'dropped', error: 'gone' };
  if (!device) return { state: 'dropped', error: 'no_subscription' };
  if (!device.isKnownService) return { state: 'dropped', error: 'unknown_push_service' };
  if (delivery.isRead) return { state: 'dropped', error: 'read' };
  if (secondsLeft <= 0) return { state: 'dropped', error: 'stale' };
  const tag = tagOf(delivery);
  const options = {
    TTL: secondsLeft,
    urgency: isUrgent ? 'high' : 'normal',
    topic: tag.slice(0, 32),
  } as const;
  const answer = await post(push, device, messageOf(delivery, `/user/${userId}`, tag), options);
  if ('status' in answer && answer.status < 300) {
    await sql`select private.record_push(${device.id}, 'reached')`;
    return { state: 'sent' };
  }
  if ('status' in answer && (answer.status === 404 || answer.status === 410)) {
    await sql`select private.record_push(${device.id}, 'gone')`;
    return { state: 'dropped', error: 'expired' };
  }
  if ('status' in answer && answer.status < 500 && answer.status !== 429)
    return { state: 'failed', error: `the push service answered ${answer.status}` };
  return {
    state: 'waiting',
    error: 'status' in answer ? `the push service answered ${answer.status}` : answer.error,
  };
}

type Answer = { status: number } | { error: string };
type Device = NonNullable<Delivery['device']>;

async function post(
  push: PushAccess,
  { endpoint, p256dh, auth }: Device,
  message: string,
  options: { TTL: number; urgency: 'high' | 'normal'; topic: string },
): Promise<Answer> {
  try {
    const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      ...options,
      vapidDetails: push,
      contentEncoding: 'aes128gcm',
    });
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headers.filter(([name]) => name !== 'Content-Length'),
      body: new Uint8Array(request.body ?? []),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What public/worker.js shows. Long names are cut until it fits: a push of more is not taken. */
function messageOf({ facts }: Delivery, ownProfile: string, tag: string): string {
  const { heading, text, to } = facts ? tell(facts, ownProfile) : { heading: '', text: '', to: null };
  const cut = (most: number) =>
    JSON.stringify({ title: shorten(heading, 80), text: shorten(text, most), to: to ?? ownProfile, tag });
  const whole = cut(400);
  return Buffer.byteLength(whole) <= mostBytes ? whole : cut(100);
}

function shorten(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** What takes the place of what: the messages of one room, the news of one event. */
function tagOf({ facts, roomId, id }: Delivery): string {
  if (!facts) return `news-${id}`;
  if (facts.roomId !== null || roomId !== null) return `chat-${facts.roomId ?? roomId}`;
  const about = facts.event?.id ?? facts.becauseId ?? facts.actor?.id ?? id;
  return `${facts.kind}-${about}`;
}
