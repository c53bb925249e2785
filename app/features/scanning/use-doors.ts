import { useCallback, useEffect, useState } from 'react';
import { countWaitingScans, forgetDevice, keepDevice, listDevices } from './device-store';
import type { KeptDevice } from './door-database';
import { makeSession } from './use-session';

type Door = KeptDevice & { waiting: number };

/** The doors on this phone. What still waits at one of them is sent as soon as the list is looked at. */
export function useDoors() {
  const [doors, setDoors] = useState<Door[]>([]);

  const refresh = useCallback(async () => {
    const kept = await listDevices();
    setDoors(await Promise.all(kept.map(withWaiting)));
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return {
    doors,
    refresh: useCallback(async () => {
      await refresh();
      await Promise.all((await listDevices()).map(sendWaiting));
      await refresh();
    }, [refresh]),
    keep: async (device: KeptDevice) => {
      await keepDevice(device);
      await refresh();
    },
    forget: async (eventId: number) => {
      await forgetDevice(eventId);
      await refresh();
    },
  };
}

async function withWaiting(kept: KeptDevice): Promise<Door> {
  return { ...kept, waiting: await countWaitingScans(kept.eventId) };
}

async function sendWaiting(kept: KeptDevice): Promise<void> {
  if (!navigator.onLine || (await countWaitingScans(kept.eventId)) === 0) return;
  const session = makeSession(kept);
  await session.load();
  await session.beat();
}
