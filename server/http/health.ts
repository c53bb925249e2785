import type { Backend } from '../backend/backend.ts';
import type { PartState } from '../backend/database.ts';

export type HealthReport = {
  status: 'ready' | 'starting' | 'stopping' | 'degraded';
  parts: Record<string, PartState>;
};

/** Answers /healthz: 200 only while every part says that it is well. */
export async function reportHealth(
  phase: 'starting' | 'running' | 'stopping',
  backend: Backend | undefined,
  worker: (() => PartState) | undefined,
): Promise<{ code: 200 | 503; report: HealthReport }> {
  if (phase !== 'running' || !backend) {
    return { code: 503, report: { status: phase === 'stopping' ? 'stopping' : 'starting', parts: {} } };
  }
  const parts = { ...(await backend.health()), ...(worker ? { worker: worker() } : {}) };
  const well = Object.values(parts).every((part) => part.ok);
  return { code: well ? 200 : 503, report: { status: well ? 'ready' : 'degraded', parts } };
}
