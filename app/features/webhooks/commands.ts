import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { EndpointContent } from './schema';

export async function saveEndpoint(db: Db, content: EndpointContent, endpointId: number | null) {
  const [kind, id] = content.owner.split(' ');
  const owner = kind === 'promoter' ? { promoter_id: Number(id) } : { event_id: Number(id) };
  unwrap(
    await db.rpc('save_webhook_endpoint', {
      ...(endpointId === null ? owner : { endpoint_id: endpointId }),
      url: content.url.trim(),
      description: content.description.trim(),
      topics: content.topics,
    }),
  );
}

export async function rotateSecret(db: Db, endpointId: number): Promise<string> {
  return unwrap(await db.rpc('rotate_webhook_secret', { endpoint_id: endpointId }));
}

export async function switchEndpoint(db: Db, endpointId: number, isEnabled: boolean): Promise<void> {
  unwrap(await db.rpc('switch_webhook_endpoint', { endpoint_id: endpointId, is_enabled: isEnabled }));
}

export async function removeEndpoint(db: Db, endpointId: number): Promise<void> {
  unwrap(await db.rpc('remove_webhook_endpoint', { endpoint_id: endpointId }));
}

export async function testEndpoint(db: Db, endpointId: number): Promise<void> {
  unwrap(await db.rpc('test_webhook_endpoint', { endpoint_id: endpointId }));
}

export async function sendAgain(db: Db, deliveryId: number): Promise<void> {
  unwrap(await db.rpc('send_webhook_again', { delivery_id: deliveryId }));
}
