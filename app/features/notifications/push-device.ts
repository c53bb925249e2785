import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { startWorker } from '~/lib/app-worker';
import { removeDevice, saveDevice } from './commands';
import { deviceName } from './device-name';

/**
 * `unsupported`: this browser cannot be told while it is closed. `blocked`: it may not, and only its own settings change
 * that. `absent`: the server has nothing to sign with.
 */
export type PushState = 'unsupported' | 'blocked' | 'absent' | 'off' | 'on';

const ownerKey = 'limelight-push-owner';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How this browser stands, and where it is reached if it is on. */
export async function getPushState(): Promise<{ state: PushState; endpoint: string | null }> {
  if (!canPush()) return { state: 'unsupported', endpoint: null };
  if (Notification.permission === 'denied') return { state: 'blocked', endpoint: null };
  const [subscription, key] = await Promise.all([getSubscription(), getServerKey()]);
  if (key === null) return { state: 'absent', endpoint: null };
  return { state: subscription ? 'on' : 'off', endpoint: subscription?.endpoint ?? null };
}

/** Asks the browser, which asks the person: only after they said yes to us. Answers how it stands then. */
export async function turnOnPush(db: Db, userId: number): Promise<PushState> {
  if (!canPush()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const key = await getServerKey();
  if (key === null) return 'absent';
  const registration = await startWorker();
  const subscription = await subscribe(registration, key).catch(() => {
    throw new AppError('push_refused');
  });
  const { endpoint, keys } = subscription.toJSON();
  const device = { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
  await saveDevice(db, { ...device, device: deviceName(navigator.userAgent) });
  keepOwner(userId);
  return 'on';
}

export async function turnOffPush(db: Db): Promise<void> {
  const endpoint = await forgetDevice();
  if (endpoint !== null) await removeDevice(db, endpoint);
}

/** Somebody else signed in where nobody had signed out. */
export async function forgetDeviceOfOthers(userId: number): Promise<void> {
  const owner = readOwner();
  if (owner !== null && owner !== String(userId)) await forgetDevice();
}

/** Whoever uses this browser next is not told what is meant for another: the address opens nothing any more. */
export async function forgetDevice(): Promise<string | null> {
  const subscription = await getSubscription();
  await subscription?.unsubscribe();
  keepOwner(null);
  return subscription?.endpoint ?? null;
}

async function getSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.find(({ scope }) => new URL(scope).pathname === '/');
  return (await ours?.pushManager.getSubscription()) ?? null;
}

/** One that was made with another key would be refused by its service. */
async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const { pushManager } = registration;
  const before = await pushManager.getSubscription();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  if (before && encoded(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return pushManager.subscribe(options);
}

function encoded(key: ArrayBuffer | null): string {
  const characters = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function getServerKey(): Promise<string | null> {
  const response = await fetch('/push-subscription').catch(() => undefined);
  if (!response?.ok) throw new AppError('unreachable');
  const { publicKey } = (await response.json()) as { publicKey: string | null };
  return publicKey;
}

/** Whose device this is. Browsers that keep nothing keep no permission to be told either. */
function keepOwner(userId: number | null): void {
  try {
    if (userId === null) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, String(userId));
  } catch {
    // Then there is nobody to tell apart.
  }
}

function readOwner(): string | null {
  try {
    return localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}
