import { downloadFile } from '~/lib/download';
import { type KeptDevice, listScansOf } from './door-database';

/** What a phone that was switched off still knows, for the organiser. */
export async function saveWaiting({ eventId, device }: KeptDevice): Promise<void> {
  const scans = await listScansOf(eventId);
  const text = JSON.stringify({ event: eventId, device: device.name, scans }, null, 2);
  downloadFile(new Blob([text], { type: 'application/json' }), `scans-${eventId}-${device.id}.json`);
}
