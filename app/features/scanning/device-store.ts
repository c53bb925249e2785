import { get, type KeptDevice, list, listScansOf, put, remove, removeScansOf } from './door-database';

/** The doors that this phone scans for, the last used first. */
export async function listDevices(): Promise<KeptDevice[]> {
  return (await list('devices')).sort((one, other) => other.usedAt - one.usedAt);
}

export async function keepDevice(device: KeptDevice): Promise<void> {
  await put('devices', device);
  // Browsers throw away what was not asked to stay. Where they refuse, it still lasts for the night.
  await navigator.storage?.persist?.();
}

/** With everything that is kept for that door, also scans that nobody was told of. */
export async function forgetDevice(eventId: number): Promise<void> {
  await removeScansOf(eventId);
  await remove('devices', [eventId]);
  await remove('packs', [eventId]);
  await remove('changes', [eventId]);
}

export async function countWaitingScans(eventId: number): Promise<number> {
  return (await listScansOf(eventId)).length;
}

export async function touchDevice(eventId: number, changes: Partial<KeptDevice>): Promise<void> {
  const kept = await get('devices', eventId);
  if (kept) await put('devices', { ...kept, ...changes });
}
