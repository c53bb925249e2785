import { inflateSync } from 'node:zlib';

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
  const largestPower = 2 ** Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(largestPower * 16, 6);
  head.writeUInt16BE(Math.log2(largestPower), 8);
  head.writeUInt16BE((tables.length - largestPower) * 16, 10);
  let offset = head.length;
  for (const [n, { tag, checksum, body, length }] of tables.entries()) {
    const at = 12 + 16 * n;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(length, at + 12);
    offset += body.length;
  }
  return Buffer.concat([head, ...tables.map(({ body }) => body)]);
}

function readTable(file: Buffer, at: number) {
  const [offset = 0, packed = 0, length = 0, checksum = 0] = [4, 8, 12, 16].map((n) =>
    file.readUInt32BE(at + n),
  );
  const stored = file.subarray(offset, offset + packed);
  const plain = packed < length ? inflateSync(stored) : stored;
  // Tables begin at multiples of four.
  const body = Buffer.concat([plain, Buffer.alloc(-length & 3)]);
  return { tag: file.toString('latin1', at, at + 4), checksum, length, body };
}
