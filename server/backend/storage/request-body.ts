import { invalidRequest } from './storage-error.ts';

export async function* requestChunks(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } catch (cause) {
    // A client that hangs up is no failure of ours.
    throw invalidRequest('The upload was interrupted', { cause });
  } finally {
    reader.releaseLock();
  }
}

export async function readText(content: AsyncIterable<Uint8Array>, longest: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content) {
    length += chunk.byteLength;
    if (length > longest) throw invalidRequest(`Longer than ${longest} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
