import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { gauge, type Metric } from './exposition.ts';

const began = Date.now() / 1000 - process.uptime();
const second = 1e9;

/** This process: time, memory, and how long the event loop kept others waiting since it was last asked. */
export function createProcessMetrics(): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const kept = watchKeptMemory();
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  return () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lag = [
      { labels: { quantile: '0.5' }, value: delay.percentile(50) / second },
      { labels: { quantile: '0.99' }, value: delay.percentile(99) / second },
      { labels: { quantile: '1' }, value: delay.max / second },
    ];
    delay.reset();
    return [
      {
        ...gauge('limelight_build_info', 'The version that runs.', 1),
        samples: [{ labels: { version }, value: 1 }],
      },
      gauge('process_start_time_seconds', 'When this process began.', began),
      {
        ...gauge('process_cpu_seconds_total', 'Processor time spent.', (user + system) / 1e6),
        type: 'counter',
      },
      gauge('process_resident_memory_bytes', 'Memory in use.', rss),
      gauge('limelight_heap_used_bytes', 'Memory of JavaScript objects.', heapUsed),
      gauge(
        'limelight_heap_kept_bytes',
        'Memory of JavaScript objects that were still in use after the last full collection.',
        kept(),
      ),
      gauge('limelight_external_memory_bytes', 'Memory of buffers.', external),
      {
        ...gauge('limelight_event_loop_lag_seconds', 'How long the event loop kept others waiting.', 0),
        samples: lag,
      },
    ];
  };
}

/** What is in use goes up and down with every request; what is left once the rest is collected shows whether it grows. */
function watchKeptMemory(): () => number {
  let kept: number | undefined;
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isFullCollection)) kept = process.memoryUsage().heapUsed;
  }).observe({ entryTypes: ['gc'] });
  return () => kept ?? process.memoryUsage().heapUsed;
}

function isFullCollection(entry: object): boolean {
  const detail: unknown = 'detail' in entry ? entry.detail : undefined;
  const isKnown = typeof detail === 'object' && detail !== null && 'kind' in detail;
  return isKnown && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR;
}
