import { useEffect, useState, useSyncExternalStore } from 'react';
import { touchDevice } from './device-store';
import type { KeptDevice } from './door-database';
import { doorRequestsOf } from './door-requests';
import type { Device } from './messages';
import { packStoreOf } from './pack-store';
import { queueOf } from './queue';
import { createScanSession, type ScanSession } from './scan-session';
import { firstState, type SessionState } from './session-state';

const beatEvery = 10_000;
/** Out of reach: whether it is back is worth asking more often. */
const seekEvery = 5000;

export function makeSession({ eventId, token, isRevoked }: KeptDevice): ScanSession {
  return createScanSession({
    requests: doorRequestsOf(token),
    queue: queueOf(eventId),
    packs: packStoreOf(eventId),
    clock: () => Date.now(),
    isOnline: () => navigator.onLine,
    makeNonce: () => crypto.randomUUID(),
    isRevoked,
  });
}

/** The session of this phone at its door, which tells and asks the server for as long as it is on the screen. */
export function useSession(kept: KeptDevice): { session: ScanSession; state: SessionState } {
  const [session] = useState(() => makeSession(kept));
  const state = useSyncExternalStore(session.subscribe, session.get, () => firstState);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const beat = async () => {
      clearTimeout(timer);
      if (navigator.onLine) await session.beat();
      else session.goOffline();
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(beat, session.get().connection === 'offline' ? seekEvery : beatEvery);
    };
    const begin = () => void beat();
    const comeBack = () => {
      if (document.visibilityState === 'visible') begin();
    };
    void session.load().then(beat);
    addEventListener('online', begin);
    addEventListener('offline', session.goOffline);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', begin);
      removeEventListener('offline', session.goOffline);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [session]);

  const { settings, isRevoked } = state;
  const device = settings && JSON.stringify(settings.device);
  const eventTitle = settings?.event.title ?? kept.eventTitle;
  useEffect(() => {
    const known = device ? { device: JSON.parse(device) as Device } : {};
    void touchDevice(kept.eventId, { ...known, eventTitle, isRevoked });
  }, [kept.eventId, device, eventTitle, isRevoked]);

  return { session, state };
}
