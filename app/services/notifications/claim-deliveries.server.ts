import type { NotificationFacts } from '~/features/notifications/notification';
import type { Platform } from '~/lib/platform';

export type Channel = 'email' | 'push';

/** A letter or a push that is to go out now, with what decides whether it still should. */
export type Delivery = {
  id: number;
  userId: number | null;
  /** An e-mail address, or the number of a device. */
  address: string;
  roomId: number | null;
  holderMessageId: number | null;
  /** Null once the notification is gone. */
  facts: NotificationFacts | null;
  category: string | null;
  isUrgent: boolean;
  isRead: boolean;
  /** It waited so that it need not be sent to whoever has read it. */
  hasWaited: boolean;
  wantsMail: boolean;
  /** Seconds for which it is still news. */
  secondsLeft: number;
  /** Null once the device was removed. */
  device: { id: number; endpoint: string; p256dh: string; auth: string; isKnownService: boolean } | null;
};

/** Takes up to `most` of what is due; nobody else has them for five minutes. */
export async function claimDeliveries(
  { sql }: Platform,
  channel: Channel,
  most: number,
): Promise<Delivery[]> {
  return sql<Delivery[]>`
    with claimed as materialized (select * from private.claim_deliveries(${channel}, ${most}))
    select d.id::int, d.user_id::int as "userId", d.address, d.room_id::int as "roomId",
      d.holder_message_id::int as "holderMessageId", k.category, coalesce(k.is_urgent, false) as "isUrgent",
      n.read_at is not null as "isRead", k.mail_after > '0' and n.channels is null as "hasWaited",
      d.channel <> 'email' or private.wants_mail(d.address, coalesce(k.category, 'organiser_messages')) as "wantsMail",
      extract(epoch from d.created_at + coalesce(k.mail_after + k.stale_after, '1 day') - now())::int as "secondsLeft",
      case when n.id is not null then jsonb_build_object('kind', n.kind, 'becauseType', n.because_type, 'becauseId', n.because_id,
        'becauseName', n.because_name, 'subjectType', n.subject_type, 'subjectId', n.subject_id, 'roomId', n.room_id,
        'happensAt', n.happens_at, 'title', n.title, 'excerpt', n.excerpt,
        'event', case when e.is_out then jsonb_build_object('id', e.id, 'title', e.title, 'starts_at', e.starts_at, 'timezone', e.timezone) end,
        'actor', case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.display_name) end) end as facts,
      case when p.id is not null then jsonb_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth,
        'isKnownService', private.is_push_endpoint(p.endpoint)) end as device
    from claimed d
    left join public.notifications n on n.id = d.notification_id
    left join private.notification_kinds k on k.kind = n.kind
    left join public.events e on e.id = n.event_id
    left join public.users a on a.id = n.actor_id
    left join public.push_subscriptions p on d.channel = 'push' and p.id::text = d.address
    order by d.id`;
}

/** What came of it: sent, never to be sent and why, or to be tried again unless it is too late for that. */
export type Outcome = { state: 'sent' } | { state: 'dropped' | 'failed' | 'waiting'; error: string };

/** Answers how it stands now. */
export async function recordDelivery({ sql }: Platform, id: number, outcome: Outcome): Promise<string> {
  const error = 'error' in outcome ? outcome.error : null;
  const [row] = await sql<{ state: string }[]>`
    select private.record_delivery(${id}, ${outcome.state}, ${error}) as state`;
  return row?.state ?? outcome.state;
}
