import { download } from '~/lib/download';
import { zipFile } from '~/lib/zip';

export type SheetColumn = {
  title: string;
  /** `date` is what the clock on the wall showed, such as 2026-11-14T22:00. */
  kind: 'text' | 'number' | 'money' | 'date';
  /** In characters. */
  width: number;
};
export type SheetValue = string | number | null;

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in cellXfs below. */
const styles = { text: 0, number: 0, head: 1, date: 2, money: 3 };

const frame = {
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

/**
 * A spreadsheet of one sheet, written while it is sent, a page of rows at a time. Numbers are numbers, dates are dates,
 * and texts are texts whatever they begin with: a cell of this kind is never a formula.
 */
export function xlsxFile(
  name: string,
  title: string,
  columns: SheetColumn[],
  pages: AsyncGenerator<SheetValue[][]>,
): Response {
  const workbook = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const small = { ...frame, 'xl/workbook.xml': workbook };
  return download(
    name,
    type,
    zipFile([
      ...Object.entries(small).map(([path, xml]) => ({ name: path, parts: once(head + xml) })),
      { name: 'xl/worksheets/sheet1.xml', parts: sheet(columns, pages) },
    ]),
  );
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* sheet(columns: SheetColumn[], pages: AsyncGenerator<SheetValue[][]>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const names = columns.map(({ title }, index) => text(`${letters(index)}1`, title, styles.head));
  yield `${head}<worksheet xmlns="${main}">${frozen}<cols>${widths.join('')}</cols><sheetData><row r="1">${names.join('')}</row>`;
  let line = 1;
  for await (const page of pages) {
    let rows = '';
    for (const values of page) {
      line += 1;
      const cells = columns.map(({ kind }, index) =>
        cell(`${letters(index)}${line}`, values[index] ?? null, kind),
      );
      rows += `<row r="${line}">${cells.join('')}</row>`;
    }
    yield rows;
  }
  yield '</sheetData></worksheet>';
}

function cell(place: string, value: SheetValue, kind: SheetColumn['kind']): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${place}" s="${styles[kind]}"><v>${value}</v></c>`;
  const days = kind === 'date' ? dayNumber(value) : Number.NaN;
  if (Number.isNaN(days)) return text(place, value, styles.text);
  return `<c r="${place}" s="${styles.date}"><v>${days}</v></c>`;
}

function text(place: string, value: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
}

/** Days since the end of 1899, as spreadsheets count them. */
function dayNumber(wallTime: string): number {
  return Date.parse(`${wallTime}Z`) / 86_400_000 + 25_569;
}

function letters(index: number): string {
  const first = index >= 26 ? letters(Math.floor(index / 26) - 1) : '';
  return first + String.fromCharCode(65 + (index % 26));
}

const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML cannot hold is left out, and what a spreadsheet would take for one of its own escapes is escaped. */
function escapeXml(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => named[sign] ?? sign);
}
