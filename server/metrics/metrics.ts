import { createHash, timingSafeEqual } from 'node:crypto';
import type { Backend } from '../backend/backend.ts';
import type { PartState } from '../backend/database.ts';
import { isLoopback } from '../http/loopback.ts';
import { listDatabaseMetrics } from './database-metrics.ts';
import { contentType, expose, gauge, type Metric } from './exposition.ts';
import { createProcessMetrics } from './process-metrics.ts';
import { createRequestMetrics, type Observed } from './request-metrics.ts';

type Parts = { backend: Backend | undefined; worker: (() => PartState) | undefined };
type Access = { token: string | undefined; publicUrl: string | undefined };

export type Metrics = {
  observe(request: Observed): void;
  /** Undefined for whoever may not know. */
  answer(request: Request, peer: string | null | undefined, parts: Parts): Promise<Response | undefined>;
};

export function createMetrics(access: Access): Metrics {
  const requests = createRequestMetrics();
  const listProcess = createProcessMetrics();
  return {
    observe: requests.observe,
    async answer(request, peer, { backend, worker }) {
      if (!mayRead(access, request, peer)) return undefined;
      const parts = backend ? await listParts(backend, worker) : [];
      return new Response(expose([...listProcess(), ...requests.list(), ...parts]), {
        headers: { 'content-type': contentType, 'cache-control': 'no-store' },
      });
    },
  };
}

async function listParts(backend: Backend, worker: Parts['worker']): Promise<Metric[]> {
  const { sockets, channels } = backend.realtime?.() ?? {};
  return [
    ...(await listDatabaseMetrics(backend.sql)),
    ...(worker ? [gauge('limelight_worker_up', 'Whether the worker runs.', worker().ok ? 1 : 0)] : []),
    ...(sockets === undefined
      ? []
      : [gauge('limelight_realtime_sockets', 'Open sockets of this process.', sockets)]),
    ...(channels === undefined
      ? []
      : [
          gauge(
            'limelight_realtime_channels',
            'Channels that sockets of this process have joined.',
            channels,
          ),
        ]),
  ];
}

/**
 * With METRICS_TOKEN whoever shows it. Without it only this machine, and only where nobody else can reach this server:
 * behind a proxy every visitor comes from this machine, and not every proxy says for whom it asks.
 */
function mayRead({ token, publicUrl }: Access, request: Request, peer: string | null | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`);
  const isPublic = publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) =>
    request.headers.has(name),
  );
  return (
    !isPublic &&
    !isForwarded &&
    isLoopback((peer ?? '').replace(/^::ffff:/, '')) &&
    isLoopback(new URL(request.url).hostname)
  );
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
