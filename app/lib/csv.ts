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

/** A file that is written while it is sent: a page of lines at a time, and no more than the reader takes. */
export function csvFile(name: string, head: string[], pages: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The mark tells spreadsheets that this is UTF-8.
      controller.enqueue(encoder.encode(`\uFEFF${csvLine(head)}`));
    },
    async pull(controller) {
      const { value, done } = await pages.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}
