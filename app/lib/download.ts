/** A file that is written while it is sent: no more than the reader takes. */
export function download(name: string, type: string, parts: AsyncGenerator<Uint8Array>): Response {
  return new Response(streamOf(parts), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Reads one part whenever the reader wants one; a reader who leaves ends the writing. */
export function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
