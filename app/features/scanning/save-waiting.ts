import { type KeptDevice, listScansOf } from './door-database';

/** What a phone that was switched off still knows, as a file for the organiser. */
export async function saveWaiting({ eventId, device }: KeptDevice): Promise<void> {
  const scans = await listScansOf(eventId);
  const text = JSON.stringify({ event: eventId, device: device.name, scans }, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `scans-${eventId}-${device.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
