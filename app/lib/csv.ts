import { download } from '~/lib/download';

/** What a spreadsheet would take for a formula is written as text: an apostrophe in front. */
const formula = /^[=+\-@\t\r]/;

/** One line of a CSV file (RFC 4180). Numbers are numbers; texts that people typed cannot run. */
export function csvLine(values: (string | number | null)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A page of lines at a time. */
export function csvFile(name: string, head: string[], pages: AsyncGenerator<string>): Response {
  return download(name, 'text/csv; charset=utf-8', bytesOf(head, pages));
}

async function* bytesOf(head: string[], pages: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  // The mark tells spreadsheets that this is UTF-8.
  yield encoder.encode(`\uFEFF${csvLine(head)}`);
  for await (const page of pages) yield encoder.encode(page);
}
