import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Json } from '~/generated/database';
import { AppError } from '~/lib/app-error';

export type Endpoint = {
  id: number;
  /** As in EndpointContent. */
  owner: string;
  ownerName: string;
  url: string;
  description: string;
  topics: string[];
  isEnabled: boolean;
  disabledBecause: string | null;
  failingSince: string | null;
};

/** Those of everything that the person who asks owns: the policies leave out the others. */
export async function listEndpoints(db: Db): Promise<Endpoint[]> {
  const rows = unwrap(
    await db
      .from('webhook_endpoints')
      .select(
        `id, promoter_id, event_id, url, description, topics, is_enabled, disabled_because, failing_since,
        promoters(name), events(title)`,
      )
      .order('id', { ascending: false })
      .limit(200),
  );
  return rows.map((row) => ({
    id: row.id,
    owner: row.event_id === null ? `promoter ${row.promoter_id}` : `event ${row.event_id}`,
    ownerName: row.events?.title ?? row.promoters?.name ?? '',
    url: row.url,
    description: row.description,
    topics: row.topics,
    isEnabled: row.is_enabled,
    disabledBecause: row.disabled_because,
    failingSince: row.failing_since,
  }));
}

export type Delivery = {
  id: number;
  messageId: number;
  topic: string;
  at: string;
  state: string;
  attempts: number;
  nextAt: string | null;
  status: number | null;
  error: string | null;
};

type Page = { from: number; to: number; filters: Record<string, string> };

export async function listDeliveries(
  db: Db,
  endpointId: number,
  { from, to, filters }: Page,
): Promise<{ rows: Delivery[]; total: number }> {
  let query = db
    .from('webhook_deliveries')
    .select(
      'id, message_id, state, attempts, next_at, last_status, last_error, webhook_messages!inner(topic, happened_at)',
      { count: 'exact' },
    )
    .eq('endpoint_id', endpointId)
    .order('id', { ascending: false })
    .range(from, to);
  if (filters.state) query = query.eq('state', filters.state);
  const { data, count, error } = await query;
  if (error) throw AppError.fromBackend(error);
  return {
    total: count ?? 0,
    rows: data.map((row) => ({
      id: row.id,
      messageId: row.message_id,
      topic: row.webhook_messages.topic,
      at: row.webhook_messages.happened_at,
      state: row.state,
      attempts: row.attempts,
      nextAt: row.next_at,
      status: row.last_status,
      error: row.last_error,
    })),
  };
}

export type DeliveryDetails = {
  data: Json;
  attempts: {
    id: number;
    at: string;
    took_ms: number;
    status: number | null;
    error: string | null;
    answer: string | null;
  }[];
};

export async function getDeliveryDetails(db: Db, deliveryId: number): Promise<DeliveryDetails> {
  const row = unwrap(
    await db
      .from('webhook_deliveries')
      .select('webhook_messages!inner(data), webhook_attempts(id, at, took_ms, status, error, answer)')
      .eq('id', deliveryId)
      .order('id', { referencedTable: 'webhook_attempts', ascending: false })
      .limit(30, { referencedTable: 'webhook_attempts' })
      .single(),
  );
  return { data: row.webhook_messages.data, attempts: row.webhook_attempts };
}

export async function getSecret(db: Db, endpointId: number): Promise<string> {
  return unwrap(await db.rpc('get_webhook_secret', { endpoint_id: endpointId }));
}
