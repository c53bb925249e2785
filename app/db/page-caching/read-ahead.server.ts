/** Pages are whole within this time unless they wait for slow parts on purpose. */
const patience = 60;

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Pending = { reader: Reader; next: ReturnType<Reader['read']> };
type Body = ReadableStream<Uint8Array>;

/** The whole body where it comes at once; otherwise all of it as a stream. */
export async function readAhead(body: Body | null): Promise<Buffer | Body> {
  const chunks: Uint8Array[] = [];
  const reader = body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const late = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, patience, late);
  });
  try {
    while (true) {
      const next = reader.read();
      const part = await Promise.race([next, deadline]);
      if (part === late) return continueStream(chunks, { reader, next });
      if (part.done) return Buffer.concat(chunks);
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
}

function continueStream(chunks: Uint8Array[], { reader, next }: Pending): Body {
  let pending: Pending['next'] | undefined = next;
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    async pull(controller) {
      const part = await (pending ?? reader.read());
      pending = undefined;
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
