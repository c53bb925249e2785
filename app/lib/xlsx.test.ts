import { crc32, inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type SheetValue, xlsxFile } from '~/lib/xlsx';

const columns = [
  { title: 'Name', kind: 'text', width: 20 },
  { title: 'Tickets', kind: 'number', width: 10 },
  { title: 'Total', kind: 'money', width: 10 },
  { title: 'When', kind: 'date', width: 18 },
] as const;

/** The entries by the directory at the end, each checked against what it says of itself. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [sum, packed, size] = [16, 20, 24].map((offset) => file.readUInt32LE(at + offset));
    const nameLength = file.readUInt16LE(at + 28);
    const begins = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    expect(file.readUInt32LE(begins)).toBe(0x04034b50);
    const data = begins + 30 + nameLength;
    const content = inflateRawSync(file.subarray(data, data + (packed ?? 0)));
    expect([crc32(content), content.length]).toEqual([sum, size]);
    entries.set(name, content.toString('utf8'));
    at += 46 + nameLength;
  }
  return entries;
}

async function* pages(...rows: SheetValue[][][]) {
  yield* rows;
}

async function written(...rows: SheetValue[][][]): Promise<string> {
  const response = xlsxFile('orders.xlsx', 'Orders & more', [...columns], pages(...rows));
  const entries = unzip(Buffer.from(await response.arrayBuffer()));
  expect([...entries.keys()]).toContain('[Content_Types].xml');
  expect(entries.get('xl/workbook.xml')).toContain('name="Orders &amp; more"');
  return entries.get('xl/worksheets/sheet1.xml') ?? '';
}

test('numbers are numbers, dates are dates, nothing is nothing', async () => {
  const sheet = await written([['Zoë', 2, 21.5, '2026-11-14T22:30']], [['Ben', 1, 0, null]]);
  expect(sheet).toContain('<c r="B2" s="0"><v>2</v></c><c r="C2" s="3"><v>21.5</v></c>');
  expect(sheet).toContain('<c r="D2" s="2"><v>46340.9375</v></c></row>');
  expect(sheet).toContain('<t xml:space="preserve">Zoë</t>');
  expect(sheet).toContain('<row r="3">');
  expect(sheet).not.toContain('r="D3"');
});

test('what people typed stays text: no formula, no markup, no escape, nothing that XML cannot hold', async () => {
  const sheet = await written([
    ['=HYPERLINK("http://evil.example","x")', 1, 1, null],
    ['<b>&</b>', 1, 1, null],
    ['_x0041_ \u0000\u0007', 1, 1, null],
    ['\ud800', 1, 1, null],
  ]);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain(
    't="inlineStr"><is><t xml:space="preserve">=HYPERLINK(&quot;http://evil.example&quot;,&quot;x&quot;)</t>',
  );
  expect(sheet).toContain('&lt;b&gt;&amp;&lt;/b&gt;');
  expect(sheet).toContain('_x005F_x0041_ </t>');
});

test('it is written as it is read, and a reader who leaves ends the writing', async () => {
  let made = 0;
  let ended = false;
  async function* endless(): AsyncGenerator<SheetValue[][]> {
    try {
      for (;;) {
        made += 1;
        const page = Array.from({ length: 1000 }, () => [crypto.randomUUID(), made, made, null]);
        yield page;
      }
    } finally {
      ended = true;
    }
  }
  const reader = xlsxFile('a.xlsx', 'Orders', [...columns], endless()).body?.getReader();
  for (let parts = 0; parts < 40; parts += 1) await reader?.read();
  expect(made).toBeLessThan(60);
  await reader?.cancel();
  await expect.poll(() => ended).toBe(true);
});
