import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Json } from '~/generated/database';
import { AppError } from '~/lib/app-error';
import { containsPattern } from '~/lib/search-pattern';

/** What the payment provider told us, for staff. */
export type PaymentEvent = {
  id: number;
  provider_id: string;
  type: string;
  received_at: string;
  processed_at: string | null;
  attempts: number;
  error: string | null;
};

type Page = { from: number; to: number; search: string; filters: Record<string, string> };

export async function listPaymentEvents(
  db: Db,
  { from, to, search, filters }: Page,
): Promise<{ rows: PaymentEvent[]; total: number }> {
  let query = db
    .from('payment_events')
    .select('id, provider_id, type, received_at, processed_at, attempts, error', { count: 'exact' })
    .order('id', { ascending: false })
    .range(from, to);
  // Its own number is looked up as a whole; anything else is a kind of event.
  if (/^evt_/.test(search)) query = query.eq('provider_id', search.trim());
  else if (search) query = query.ilike('type', containsPattern(search));
  if (filters.state === 'applied') query = query.not('processed_at', 'is', null);
  if (filters.state === 'waiting') query = query.is('processed_at', null);
  if (filters.state === 'failed') query = query.is('processed_at', null).not('error', 'is', null);
  const { data, count, error } = await query;
  if (error) throw AppError.fromBackend(error);
  return { rows: data, total: count ?? 0 };
}

export async function getPaymentEvent(db: Db, id: number): Promise<Json> {
  return unwrap(await db.rpc('get_payment_event', { id }));
}
