type Unit = 'hour' | 'day' | 'year';
export type Period = {
  amount: number;
  unit: Unit /** What the time is counted from, as in "30 days after …". */;
  after: string;
};

const period = (amount: number, unit: Unit, after: string): Period => ({ amount, unit, after });

/**
 * How long things are kept: the one place. The job that deletes (app/services/persons/retention.server.ts) reads it, and so
 * does /privacy. Each name is one that `private.delete_expired` knows.
 */
export const periods = {
  presence: period(1, 'hour', 'you were last in the room'),
  rates: period(1, 'day', 'the last try'),
  sign_in_attempts: period(1, 'day', 'it began'),
  import_previews: period(7, 'day', 'it was read'),
  invitations: period(7, 'day', 'it ran out'),
  mailbox: period(30, 'day', 'it was written'),
  unconfirmed: period(30, 'day', 'signing up'),
  baskets: period(30, 'day', 'it was made'),
  webhook_messages: period(30, 'day', 'it happened'),
  failed_jobs: period(30, 'day', 'the last attempt'),
  waits: period(30, 'day', 'the event'),
  left_sales: period(30, 'day', 'the event'),
  deliveries: period(90, 'day', 'it was sent'),
  test_notifications: period(90, 'day', 'it was sent'),
  payment_events: period(90, 'day', 'it came in'),
  message_audiences: period(90, 'day', 'the event'),
  sign_in_log: period(90, 'day', 'it happened'),
  notifications: period(180, 'day', 'you were told'),
  order_mails: period(180, 'day', 'it was sent'),
  silent_devices: period(1, 'year', 'we last reached it'),
  chat: period(1, 'year', 'the event'),
  scans: period(1, 'year', 'the event'),
  holders: period(1, 'year', 'the event'),
  imports: period(1, 'year', 'it was read'),
  simulated_payments: period(1, 'year', 'it was made'),
  sessions: period(400, 'day', 'you last used it'),
  permission_changes: period(2, 'year', 'it happened'),
  audit: period(2, 'year', 'it happened'),
  receipts: period(10, 'year', 'the payment'),
} satisfies Record<string, Period>;

export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods).filter((name): name is PeriodName => name in periods);

const hour = 60 * 60 * 1000;

/** What happened before that moment has been kept long enough. */
export function endOfPeriod(name: PeriodName, now: Date): Date {
  const { amount, unit }: Period = periods[name];
  if (unit !== 'year') return new Date(now.getTime() - amount * (unit === 'day' ? 24 : 1) * hour);
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - amount);
  return end;
}

/** "30 days after the event" */
export function describePeriod(name: PeriodName): string {
  const { amount, unit, after } = periods[name];
  return `${amount} ${unit}${amount === 1 ? '' : 's'} after ${after}`;
}
