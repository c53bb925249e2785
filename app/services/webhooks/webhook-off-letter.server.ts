import type { Platform } from '~/lib/platform';
import { oneLine } from '~/services/mail/mail-content.server';
import { type Letter, sendAll } from '~/services/mail/send-once.server';

type SwitchedOff = { address: string; url: string; owner: string; because: 'failing' | 'gone' };

/** To all owners: whoever set it up may not be the one who looks after it now. */
export async function tellWebhookOff(
  platform: Platform,
  endpointId: number,
  occasion: string,
): Promise<void> {
  const owners = await platform.sql<SwitchedOff[]>`
    select a.email as address, e.url, coalesce(p.name, v.title) as owner, e.disabled_because as because
    from public.webhook_endpoints e
    left join public.promoters p on p.id = e.promoter_id
    left join public.events v on v.id = e.event_id
    join public.user_permissions o on o.permission_level = 4 and o.entity_id = coalesce(e.promoter_id, e.event_id)
      and o.entity_type = case when e.promoter_id is null then 'event' else 'promoter' end
    join public.users u on u.id = o.user_id
    join auth.users a on a.id = u.supabase_id
    where e.id = ${endpointId} and not e.is_enabled and e.disabled_because in ('failing', 'gone')`;
  await sendAll(
    platform,
    owners.map((owner) => letterTo(platform, owner, occasion)),
  );
}

function letterTo({ publicUrl }: Platform, switchedOff: SwitchedOff, occasion: string): Letter {
  const { address, url, because } = switchedOff;
  const owner = oneLine(switchedOff.owner);
  const why =
    because === 'gone'
      ? 'It answered that it is gone for good (status 410).'
      : 'Nothing that we sent has arrived for three days.';
  return {
    ...{ occasion, kind: 'webhook_off', to: address, orderId: null },
    write: async () => ({
      content: {
        subject: `A webhook of ${owner} was switched off`,
        preview: why,
        heading: 'A webhook was switched off',
        blocks: [
          { is: 'words', text: `We no longer send news of ${owner} to this address. ${why}` },
          { is: 'facts', facts: [['Address', url]] },
          {
            is: 'words',
            text: 'Once it works again, switch it on and send what was missed again from its log, which goes back 30 days.',
          },
          { is: 'button', label: 'Open webhooks', to: `${publicUrl}/admin/webhooks` },
        ],
        because: `You get this because you own ${owner}.`,
      },
    }),
  };
}
