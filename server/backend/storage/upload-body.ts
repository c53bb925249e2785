import { z } from 'zod';
import { multipartBoundary, readMultipart } from './multipart.ts';
import { readText, requestChunks } from './request-body.ts';
import { invalidRequest } from './storage-error.ts';

type UploadBody = {
  content: AsyncIterable<Uint8Array>;
  contentType: string;
  cacheControl: string;
  userMetadata: z.infer<typeof userMetadata>;
};

const userMetadata = z.record(z.string(), z.json());
const longestField = 65_536;

/** The file in a request, whether it is the body (programs) or a part of a form (browsers). */
export async function readUpload(request: Request): Promise<UploadBody> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
  const boundary = multipartBoundary(contentType);
  if (boundary) return readForm(request, boundary);
  return {
    content: requestChunks(request),
    contentType,
    cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    userMetadata: parseMetadata(decodeBase64(request.headers.get('x-metadata'))),
  };
}

async function readForm(request: Request, boundary: string): Promise<UploadBody> {
  const fields = new Map<string, string>();
  const parts = readMultipart(requestChunks(request), boundary);
  // Not `for await`: leaving such a loop would end the iterator that the file is still to be read from.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.isFile) {
      const maxAge = fields.get('cacheControl') ?? '';
      return {
        content: part.content,
        contentType: part.contentType ?? 'application/octet-stream',
        cacheControl: /^\d{1,10}$/.test(maxAge) ? `max-age=${maxAge}` : 'no-cache',
        userMetadata: parseMetadata(fields.get('metadata')),
      };
    }
    fields.set(part.name, await readText(part.content, longestField));
  }
  throw invalidRequest('The form has no file');
}

function parseMetadata(text: string | undefined): UploadBody['userMetadata'] {
  if (!text) return {};
  try {
    return userMetadata.parse(JSON.parse(text));
  } catch (cause) {
    throw invalidRequest('The metadata is not a JSON object', { cause });
  }
}

function decodeBase64(text: string | null): string | undefined {
  return text === null ? undefined : Buffer.from(text, 'base64').toString('utf8');
}
