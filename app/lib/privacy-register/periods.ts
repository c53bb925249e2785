type Unit = 'hour' | 'day' | 'year';
type Period = {
  /** What ends. */
  what: string;
  amount: number;
  unit: Unit;
  /** What the time is counted from, as in "30 days after …". */
  after: string;
};

const period = (what: string, amount: number, unit: Unit, after: string): Period => ({
  what,
  amount,
  unit,
  after,
});
/**
 * How long things are kept: the one place. The job that deletes (app/services/persons/retention.server.ts) reads it, and so
 * does /privacy. Each name is one that `private.delete_expired` knows.
 */
export const periods = {
  presence: period('That you are in a room', 1, 'hour', 'you were last seen there'),
  rates: period('Counts', 1, 'day', 'the last try'),
  sign_in_attempts: period('Sign-ins that were not finished', 1, 'day', 'they began'),
  import_previews: period('Imports that nobody took in', 7, 'day', 'they were read'),
  invitations: period('Invitations', 7, 'day', 'they ran out'),
  mailbox: period('Mails', 30, 'day', 'they were written'),
  unconfirmed: period('Addresses that were never confirmed', 30, 'day', 'signing up'),
  baskets: period('Baskets that were never paid', 30, 'day', 'they were made'),
  webhook_messages: period('Messages to other systems', 30, 'day', 'they were written'),
  failed_jobs: period('Work that failed', 30, 'day', 'the last attempt'),
  waits: period('Places on the list', 30, 'day', 'the event'),
  left_sales: period('Names on tickets whose account was deleted', 30, 'day', 'the event'),
  deliveries: period('Letters and pushes', 90, 'day', 'they were sent'),
  test_notifications: period('Tests by our staff', 90, 'day', 'they were sent'),
  payment_events: period('Messages', 90, 'day', 'they came in'),
  message_audiences: period('To whom an organiser wrote', 90, 'day', 'the event'),
  sign_in_log: period('The log of sign-ins', 90, 'day', 'the sign-in'),
  notifications: period('News', 180, 'day', 'you were told'),
  order_mails: period('That a mail about an order was sent', 180, 'day', 'the mail'),
  silent_devices: period('Devices that we cannot reach', 1, 'year', 'the last push that arrived'),
  chat: period('Messages, reactions, reports and mutes', 1, 'year', 'the event'),
  scans: period('Scans', 1, 'year', 'the event'),
  holders: period('Names, addresses and answers where there is no receipt', 1, 'year', 'the event'),
  imports: period('Imports', 1, 'year', 'they were read'),
  simulated_payments: period('Simulated payments', 1, 'year', 'they were made'),
  sessions: period('Sessions', 400, 'day', 'they were last used'),
  permission_changes: period('Changes of permissions', 2, 'year', 'the change'),
  audit: period('Entries', 2, 'year', 'they were written'),
  receipts: period('Name and address on receipts', 10, 'year', 'the payment'),
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

/** "Scans: 30 days after the event" */
export function describePeriod(name: PeriodName): string {
  const { what, amount, unit, after } = periods[name];
  return `${what}: ${amount} ${unit}${amount === 1 ? '' : 's'} after ${after}`;
}
