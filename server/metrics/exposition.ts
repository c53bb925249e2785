/** What Prometheus reads: https://prometheus.io/docs/instrumenting/exposition_formats/ (text, version 0.0.4). */
export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Record<string, string>;
type Sample = { suffix?: string; labels?: Labels; value: number };
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
};

export function expose(metrics: Metric[]): string {
  return metrics.map(lines).join('');
}

function lines({ name, help, type, samples }: Metric): string {
  const head = `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n`;
  return (
    head +
    samples
      .map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${braces(labels)} ${numberOf(value)}\n`)
      .join('')
  );
}

function braces(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

function numberOf(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return Number.isFinite(value) ? String(value) : 'NaN';
}

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});
