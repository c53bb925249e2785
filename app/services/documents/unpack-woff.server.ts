import { inflateSync } from 'node:zlib';
import { assembleFont, type FontTable } from './font-tables.server';

const headLength = 44;
const entryLength = 20;

/**
 * The plain font inside a WOFF file. Reading from the packed one unpacks a whole table for every single letter, which
 * takes longer than everything else about a page.
 */
export function unpackWoff(file: Buffer): Buffer {
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, n) =>
    readTable(file, headLength + n * entryLength),
  );
  return assembleFont(tables, file.readUInt32BE(4));
}

function readTable(file: Buffer, at: number): FontTable {
  const [offset = 0, packed = 0, length = 0] = [4, 8, 12].map((n) => file.readUInt32BE(at + n));
  const stored = file.subarray(offset, offset + packed);
  return {
    tag: file.toString('latin1', at, at + 4),
    body: packed < length ? inflateSync(stored) : stored,
  };
}
