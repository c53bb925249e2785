import { liveSecretOf } from '~/lib/live-code';
import type { Platform } from '~/lib/platform';

/** What the changing code of each ticket is made with; none for those of events that have no such code. */
export async function listLiveSecrets({ sql }: Platform, ticketIds: number[]): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; serial: string; liveKey: Buffer }[]>`
    select k.id::int, k.serial, private.live_key(s.private_key) as "liveKey"
    from public.tickets k
    join public.door_rules r on r.event_id = k.event_id and r.live_code
    join private.ticket_keys s on s.event_id = k.event_id and s.retired_at is null
    where k.id = any (${ticketIds}) and k.status = 'valid'`;
  const secrets = rows.map(async ({ id, serial, liveKey }) => {
    const secret = await liveSecretOf(Uint8Array.from(liveKey), serial);
    return [id, Buffer.from(secret).toString('base64')] as const;
  });
  return new Map(await Promise.all(secrets));
}
