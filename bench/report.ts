import type { ScenarioResult } from './scenario.ts';

type Column = { title: string; text(result: ScenarioResult): string };

const number = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 4 });

const milliseconds = (value: number) => (Number.isNaN(value) ? '–' : number.format(value));

const columns: Column[] = [
  { title: 'name', text: ({ name }) => name },
  { title: 'ours', text: ({ ours, unit }) => `${number.format(ours)} ${unit}` },
  { title: 'limit', text: ({ limit, unit }) => `${number.format(limit)} ${unit}` },
  { title: 'ratio', text: ({ ratio }) => ratio.toFixed(2) },
  { title: 'p50 ms', text: ({ p50_ms }) => milliseconds(p50_ms) },
  { title: 'p95 ms', text: ({ p95_ms }) => milliseconds(p95_ms) },
  { title: 'p99 ms', text: ({ p99_ms }) => milliseconds(p99_ms) },
  { title: 'errors', text: ({ errors }) => String(errors) },
];

export function formatTable(results: ScenarioResult[]): string {
  const rows = [
    columns.map(({ title }) => title),
    ...results.map((result) => columns.map(({ text }) => text(result))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, index) =>
          index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What the table has no column for. */
export function formatNotes(results: ScenarioResult[]): string {
  return results.flatMap(({ name, note }) => (note === undefined ? [] : [`${name}: ${note}`])).join('\n');
}

export function formatJson(results: ScenarioResult[]): string {
  return `${JSON.stringify({ scenarios: results }, null, 2)}\n`;
}
