import { readText } from './request-body.ts';
import { invalidRequest } from './storage-error.ts';

type Part = {
  name: string;
  isFile: boolean;
  contentType: string | undefined;
  content: AsyncIterable<Uint8Array>;
};

const longestHeader = 16_384;

export function multipartBoundary(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data;.*\bboundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/**
 * The parts of a form in the order they arrive, without keeping a file in memory as `formData()` does.
 * Each part's content must be read before the next part is asked for.
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const chunks = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter may open the body without the line break that all others begin with.
  let buffered: Buffer = Buffer.from('\r\n');

  async function fill(): Promise<void> {
    const next = await chunks.next();
    if (next.done) throw invalidRequest('The form ended before its last boundary');
    buffered = Buffer.concat([buffered, next.value]);
  }

  async function* readUntil(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (let at = buffered.indexOf(mark); ; at = buffered.indexOf(mark)) {
      const end = at >= 0 ? at : Math.max(0, buffered.length - mark.length + 1);
      if (end > 0) yield buffered.subarray(0, end);
      buffered = buffered.subarray(at >= 0 ? at + mark.length : end);
      if (at >= 0) return;
      await fill();
    }
  }

  await drain(readUntil(delimiter));
  while (true) {
    while (buffered.length < 2) await fill();
    if (buffered.subarray(0, 2).toString() === '--') return;
    const header = await readText(readUntil(Buffer.from('\r\n\r\n')), longestHeader);
    const content = readUntil(delimiter);
    yield { ...parseHeader(header), content };
    await drain(content);
  }
}

function parseHeader(header: string): Omit<Part, 'content'> {
  const disposition = /^content-disposition:(.*)$/im.exec(header)?.[1] ?? '';
  return {
    name: /[;\s]name="([^"]*)"/i.exec(disposition)?.[1] ?? '',
    isFile: /[;\s]filename\*?=/i.test(disposition),
    contentType: /^content-type:\s*(\S.*?)\s*$/im.exec(header)?.[1],
  };
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}
