import type { Metric } from './exposition.ts';

export type Observed = { method: string; route: string; status: number; seconds: number };
export type RequestMetrics = { observe(request: Observed): void; list(): Metric[] };

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Strangers ask for anything: what they make up must not fill the memory. */
const mostRoutes = 300;

type Counted = { route: string; method: string; status: string; count: number };
type Timed = { route: string; buckets: number[]; count: number; sum: number };

/** How many requests there were and how long they took, by route. */
export function createRequestMetrics(): RequestMetrics {
  const counts = new Map<string, Counted>();
  const times = new Map<string, Timed>();

  return {
    observe({ method, route: path, status, seconds }) {
      const route = boundedRoute(path, status, times);
      const labels = {
        route,
        method: methods.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      };
      const key = `${labels.method} ${labels.status} ${route}`;
      const counted = counts.get(key) ?? { ...labels, count: 0 };
      counted.count += 1;
      counts.set(key, counted);
      const timed = times.get(route) ?? { route, buckets: bounds.map(() => 0), count: 0, sum: 0 };
      for (const [index, bound] of bounds.entries())
        if (seconds <= bound) timed.buckets[index] = (timed.buckets[index] ?? 0) + 1;
      timed.count += 1;
      timed.sum += seconds;
      times.set(route, timed);
    },
    list: () => [
      {
        name: 'limelight_http_requests_total',
        help: 'Requests that were answered, by route and class of status.',
        type: 'counter',
        samples: [...counts.values()].map(({ count, ...labels }) => ({ labels, value: count })),
      },
      {
        name: 'limelight_http_request_seconds',
        help: 'Time until the answer began, by route.',
        type: 'histogram',
        samples: [...times.values()].flatMap(histogram),
      },
    ],
  };
}

function histogram({ route, buckets, count, sum }: Timed): Metric['samples'] {
  return [
    ...bounds.map((bound, index) => ({
      suffix: '_bucket',
      labels: { route, le: String(bound) },
      value: buckets[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: sum },
    { suffix: '_count', labels: { route }, value: count },
  ];
}

function boundedRoute(path: string, status: number, known: Map<string, unknown>): string {
  if (status === 404) return 'unknown';
  const route = path
    .replace(/^\/assets\/.*/, '/assets')
    .replace(/^(\/(?:storage|auth|realtime)\/v1\/\w+)\/.*/, '$1')
    .replace(/^(\/local\/\w+)\/.*/, '$1');
  return known.has(route) || known.size < mostRoutes ? route : 'other';
}
