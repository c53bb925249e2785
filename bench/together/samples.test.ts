import { expect, test } from 'vitest';
import { parseMetrics } from './samples.ts';

const text = `# HELP limelight_job_lag_seconds For how long the oldest due job has waited.
# TYPE limelight_job_lag_seconds gauge
limelight_job_lag_seconds 1.5
limelight_database_connections{application="limelight",state="idle"} 7
limelight_database_connections{application="worker",state="active"} 2
limelight_database_connections_max 100
limelight_event_loop_lag_seconds{quantile="0.5"} 0.01
limelight_event_loop_lag_seconds{quantile="0.99"} 0.02
`;

test('a figure is found by its name, and one with labels by them or as a sum', () => {
  const read = parseMetrics(text);
  expect(read('limelight_job_lag_seconds')).toBe(1.5);
  expect(read('limelight_event_loop_lag_seconds{quantile="0.99"}')).toBe(0.02);
  expect(read('limelight_database_connections')).toBe(9);
});

test('what is not there is no zero', () => {
  expect(() => parseMetrics(text)('limelight_jobs')).toThrow('/metrics has no limelight_jobs');
});
