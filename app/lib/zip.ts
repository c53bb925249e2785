import { streamOf } from '~/lib/download';

type Entry = { name: string; parts: AsyncGenerator<string> };

type Written = { name: Uint8Array; checksum: number; packed: number; size: number; at: number };

/** Names are UTF-8, and what an entry comes to stands behind it: it is not known before it is written. */
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, the first day that the format knows. */
const noDate = 0x0021;
const version = 20;

/** A ZIP file that is packed while it is sent: at no time is more of it in memory than one part. */
export async function* zipFile(entries: Entry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, parts } of entries) {
    const entry: Written = { name: new TextEncoder().encode(name), checksum: 0, packed: 0, size: 0, at };
    const head = numbers([4, 0x04034b50], ...shared({ ...entry, packed: 0, size: 0 }), [2, 0]);
    yield* [head, entry.name];
    for await (const bytes of pack(counted(parts, entry))) {
      entry.packed += bytes.length;
      yield bytes;
    }
    const tail = numbers([4, 0x08074b50], [4, entry.checksum], [4, entry.packed], [4, entry.size]);
    yield tail;
    at += head.length + entry.name.length + entry.packed + tail.length;
    written.push(entry);
  }
  let length = 0;
  for (const entry of written) {
    const head = numbers(
      [4, 0x02014b50],
      [2, version],
      ...shared(entry),
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, entry.at],
    );
    yield* [head, entry.name];
    length += head.length + entry.name.length;
  }
  const count = written.length;
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0]);
}

/** What the beginning of an entry and its line in the directory have in common. */
function shared({ name, checksum, packed, size }: Written): Field[] {
  return [
    [2, version],
    [2, flags],
    [2, deflated],
    [2, 0],
    [2, noDate],
    [4, checksum],
    [4, packed],
    [4, size],
    [2, name.length],
  ];
}

type Field = [bytes: 2 | 4, value: number];

function numbers(...fields: Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

async function* counted(parts: AsyncGenerator<string>, entry: Written): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) {
    const bytes = encoder.encode(part);
    entry.checksum = checksum(bytes, entry.checksum);
    entry.size += bytes.length;
    yield bytes;
  }
}

async function* pack(parts: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = streamOf(parts).pipeThrough(new CompressionStream('deflate-raw')).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32, going on from what came before. */
function checksum(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}
