import type postgres from 'postgres';
import { gauge, type Metric } from './exposition.ts';

type Figures = {
  connections: { application: string; state: string; count: number }[];
  most: number;
  jobs: { waiting: number; due: number; running: number; failed: number; lag: number };
  places: { held: number; offered: number };
  paymentEvents: number;
  refundsDue: number;
  written: { table: string; count: number }[];
};

const patience = 2_000;

/** What the database knows, the same from every process on it. Nothing here reads a table that grows. */
export async function listDatabaseMetrics(sql: postgres.Sql): Promise<Metric[]> {
  const figures = await withPatience(read(sql));
  const up = gauge('limelight_database_up', 'Whether the database answers.', figures ? 1 : 0);
  return figures ? [up, ...list(figures)] : [up];
}

function list({ connections, most, jobs, places, paymentEvents, refundsDue, written }: Figures): Metric[] {
  const { lag, ...states } = jobs;
  return [
    {
      name: 'limelight_database_connections',
      help: 'Connections to the database, by who has them and what they do.',
      type: 'gauge',
      samples: connections.map(({ count, ...labels }) => ({ labels, value: count })),
    },
    gauge('limelight_database_connections_max', 'As many connections as the database allows.', most),
    {
      name: 'limelight_jobs',
      help: 'Jobs in the queue: not due yet, due, running, given up.',
      type: 'gauge',
      samples: Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
    },
    gauge('limelight_job_lag_seconds', 'For how long the oldest due job has waited.', lag),
    {
      name: 'limelight_places',
      help: 'Places that are taken and not sold.',
      type: 'gauge',
      samples: Object.entries(places).map(([state, value]) => ({ labels: { state }, value })),
    },
    gauge(
      'limelight_payment_events_waiting',
      'What the payment provider told and nobody has applied.',
      paymentEvents,
    ),
    gauge('limelight_refunds_due', 'Payments that have to be sent back.', refundsDue),
    {
      name: 'limelight_rows_written_total',
      help: 'Rows added since the statistics of the database began: orders, tickets, scans, messages and more.',
      type: 'counter',
      samples: written.map(({ table, count }) => ({ labels: { table }, value: count })),
    },
  ];
}

async function read(sql: postgres.Sql): Promise<Figures> {
  const [row] = await sql<{ figures: Figures }[]>`
    select jsonb_build_object(
      'connections', (select coalesce(jsonb_agg(c), '[]') from (
        select regexp_replace(application_name, '-\\d.*$', '') as application, coalesce(state, 'other') as state, count(*)
        from pg_stat_activity where datname = current_database() group by 1, 2 order by 1, 2) c),
      'most', current_setting('max_connections')::int,
      'jobs', (select jsonb_build_object(
          'waiting', count(*) filter (where run_at > now()),
          'due', count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts),
          'running', count(*) filter (where locked_at is not null),
          'failed', count(*) filter (where attempts >= max_attempts),
          'lag', coalesce(extract(epoch from now() - min(run_at) filter (
            where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)) from graphile_worker.jobs),
      'places', (select jsonb_build_object('held', coalesce(sum(held), 0), 'offered', coalesce(sum(offered), 0)) from public.pools),
      'paymentEvents', (select count(*) from public.payment_events where processed_at is null),
      'refundsDue', (select count(*) from public.payments where status = 'refund_due'),
      'written', (select coalesce(jsonb_agg(jsonb_build_object('table', relname, 'count', n_tup_ins) order by relname), '[]')
        from pg_stat_user_tables where schemaname = 'public'
          and relname in ('orders', 'tickets', 'payments', 'refunds', 'scans', 'chat_messages', 'notifications', 'users', 'events'))
    ) as figures`;
  if (!row) throw new Error('the database did not answer');
  return row.figures;
}

/** A database that is gone must not keep whoever watches over it waiting. */
async function withPatience(reading: Promise<Figures>): Promise<Figures | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([reading, late]);
  } catch {
    // Down is what the metric says.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
