/** One table of a font file. */
export type FontTable = { tag: string; body: Buffer };

/** A plain font file of these tables. */
export function assembleFont(tables: FontTable[], flavour = 0x00010000): Buffer {
  const sorted = tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  const largestPower = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + 16 * sorted.length);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(largestPower * 16, 6);
  head.writeUInt16BE(Math.log2(largestPower), 8);
  head.writeUInt16BE((sorted.length - largestPower) * 16, 10);
  const bodies: Buffer[] = [];
  let offset = head.length;
  for (const [n, { tag, body }] of sorted.entries()) {
    // Tables begin at multiples of four.
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    const at = 12 + 16 * n;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksumOf(padded), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

function checksumOf(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
