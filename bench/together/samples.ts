import { setTimeout as sleep } from 'node:timers/promises';

/** What is looked at over a long time, and in which unit. */
export const watched = {
  'resident memory': 'MB',
  'heap that is kept': 'MB',
  buffers: 'MB',
  'event loop delay': 'ms (p99)',
  'queue lag': 's',
  connections: 'open',
} as const;

export type Watched = keyof typeof watched;
export type Samples = { secondsApart: number; values: Record<Watched, number[]> };

const MEGABYTE = 1024 * 1024;
const MOST_SECONDS_APART = 10;
/** Enough for a trend in a short run, too. */
const LEAST_SAMPLES = 10;

/** Looks at a server evenly until the time is up, as whoever watches over it would: by its metrics. */
export async function takeSamples(url: string, seconds: number): Promise<Samples> {
  const count = Math.max(LEAST_SAMPLES, Math.round(seconds / MOST_SECONDS_APART));
  const secondsApart = seconds / count;
  const values: Samples['values'] = {
    'resident memory': [],
    'heap that is kept': [],
    buffers: [],
    'event loop delay': [],
    'queue lag': [],
    connections: [],
  };
  const began = performance.now();
  // What came before is none of this.
  await readMetrics(url);
  for (let taken = 1; taken <= count; taken += 1) {
    await sleep(Math.max(0, began + taken * secondsApart * 1000 - performance.now()));
    const read = await readMetrics(url);
    values['resident memory'].push(read('process_resident_memory_bytes') / MEGABYTE);
    values['heap that is kept'].push(read('limelight_heap_kept_bytes') / MEGABYTE);
    values.buffers.push(read('limelight_external_memory_bytes') / MEGABYTE);
    values['event loop delay'].push(read('limelight_event_loop_lag_seconds{quantile="0.99"}') * 1000);
    values['queue lag'].push(read('limelight_job_lag_seconds'));
    values.connections.push(read('limelight_database_connections'));
  }
  return { secondsApart, values };
}

type Read = (name: string) => number;

/** A database that is too busy to be asked is left out of the metrics: then once more. */
async function readMetrics(url: string, tries = 5): Promise<Read> {
  const answer = await fetch(`${url}/metrics`);
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
  const read = parseMetrics(await answer.text());
  if (read('limelight_database_up') === 1) return read;
  if (tries === 1) throw new Error('the database does not answer');
  return readMetrics(url, tries - 1);
}

/** Each sample by its name, or, without labels, the sum of all of that name. */
export function parseMetrics(text: string): Read {
  const samples = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const end = line.lastIndexOf(' ');
      return { name: line.slice(0, end), value: Number(line.slice(end + 1)) };
    });
  return (name) => {
    const found = samples.filter((one) => one.name === name || one.name.startsWith(`${name}{`));
    if (found.length === 0) throw new Error(`/metrics has no ${name}`);
    return found.reduce((sum, { value }) => sum + value, 0);
  };
}
