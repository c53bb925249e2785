import { totalmem } from 'node:os';

const MiB = 1024 * 1024;

/** Settings that follow the machine. `durable: false` is for throwaway databases of tests alone. */
export function tuningFlags({ durable }: { durable: boolean }): string[] {
  const memory = totalmem() / MiB;
  const settings: Record<string, string> = {
    shared_buffers: `${between(64, memory / 16, 2048)}MB`,
    effective_cache_size: `${between(256, memory / 2, 16_384)}MB`,
    maintenance_work_mem: `${between(64, memory / 64, 512)}MB`,
    work_mem: '16MB',
    max_connections: durable ? '120' : '300',
    random_page_cost: '1.1',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    jit: 'off',
    idle_in_transaction_session_timeout: '60s',
    log_min_messages: 'warning',
    timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}
