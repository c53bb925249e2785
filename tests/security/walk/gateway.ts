import type { Scene } from '../scene/scene.ts';
import { attemptAsEach } from './as-actor.ts';

/** A sample that one can look at in the tables and functions above, now over the network as browsers ask. */
const tables = [
  'events',
  'orders',
  'tickets',
  'users',
  'coupons',
  'scans',
  'webhook_messages',
  'notifications',
];
const calls = ['list_orders', 'publish_event', 'list_my_tickets', 'get_webhook_secret'] as const;

/** The gateway gives everybody exactly what the database gives their role and claims. */
export async function compareGateway(scene: Scene, publishableKey: string): Promise<string[]> {
  const { url, sql, actors, sides } = scene;
  const differences: string[] = [];
  const get = (path: string, token: string | null, init: RequestInit = {}) =>
    fetch(`${url}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
  for (const table of tables) {
    const statement = `select coalesce(jsonb_agg(jsonb_build_object('id', t.id)), '[]') from (select id from public.${table} order by id) t`;
    const inside = await attemptAsEach(sql, actors, statement);
    await Promise.all(
      actors.map(async (actor, index) => {
        const answer = await get(`${table}?select=id&order=id`, actor.token);
        const seen = inside[index];
        const expected = seen && 'rows' in seen ? JSON.stringify(seen.rows) : 'refused';
        const body = answer.ok ? JSON.stringify(await answer.json()) : 'refused';
        if (body !== expected.replaceAll(': ', ':'))
          differences.push(
            `GET ${table} over the gateway as ${actor.name}: ${body}, the database says ${expected}`,
          );
      }),
    );
    const device = await get(`${table}?select=id`, sides.ours.deviceToken);
    if (device.status !== 401)
      differences.push(`GET ${table} with a phone's token: ${device.status}, expected 401`);
  }
  for (const name of calls) {
    const given = { event_id: sides.theirs.draft, endpoint_id: sides.theirs.endpoint };
    const words = { list_orders: { event_id: given.event_id }, publish_event: { event_id: given.event_id } };
    const body =
      name === 'get_webhook_secret'
        ? { endpoint_id: given.endpoint_id }
        : name === 'list_my_tickets'
          ? {}
          : words[name];
    for (const actor of actors.filter(({ name: who }) => who === 'owner' || who === 'anonymous')) {
      const answer = await get(`rpc/${name}`, actor.token, { method: 'POST', body: JSON.stringify(body) });
      const refused = actor.token === null ? [401] : name === 'list_my_tickets' ? [200] : [403, 404];
      if (!refused.includes(answer.status))
        differences.push(`rpc/${name} over the gateway as ${actor.name}: ${answer.status}`);
    }
  }
  return differences;
}
