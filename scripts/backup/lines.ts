const lineFeed = 0x0a;

/** Lines of a stream of bytes, without their ends. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
    let from = 0;
    for (let to = bytes.indexOf(lineFeed); to !== -1; to = bytes.indexOf(lineFeed, from)) {
      yield bytes.subarray(from, to);
      from = to + 1;
    }
    rest = bytes.subarray(from);
  }
  if (rest.length > 0) yield rest;
}
