import type { FileHandle } from 'node:fs/promises';
import { isUnchanged, requestedRange } from './http-conditions.ts';
import { chooseFormat, type ImageTransform } from './image-transformer.ts';
import type { ObjectRow } from './object-rows.ts';
import { renderingName } from './renderer.ts';
import { downloadHeaders, safeTypeHeaders } from './safe-headers.ts';
import type { StorageContext } from './storage-context.ts';
import { objectNotFound } from './storage-error.ts';

type Reading = {
  request: Request;
  /** Asked again when the version it named was replaced before it could be opened. */
  find: () => Promise<ObjectRow>;
  isPublic: boolean;
};

const attempts = 3;
const chunkSize = 65_536;

export async function serveObject({ files }: StorageContext, reading: Reading): Promise<Response> {
  const { request } = reading;
  return answer(reading, async (object) => {
    const { size, eTag } = object.metadata;
    const headers = objectHeaders(reading, object, { contentType: object.metadata.mimetype, eTag });
    headers.set('Accept-Ranges', 'bytes');
    if (isUnchanged(request.headers, { eTag, lastModified: modifiedAt(object) })) return notModified(headers);

    const range = requestedRange(request.headers, { eTag, size });
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${size}` } });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
    headers.set('Content-Length', String(end - start + 1));
    const status = range ? 206 : 200;
    if (request.method === 'HEAD') return new Response(null, { status, headers });

    const file = await files.openContent(object.version);
    return file && new Response(streamFile(file, start, end), { status, headers });
  });
}

export async function serveRendering(
  { renderer }: StorageContext,
  reading: Reading,
  transform: ImageTransform,
): Promise<Response> {
  const { request } = reading;
  return answer(reading, async (object) => {
    const format = chooseFormat(transform.format, object.metadata.mimetype, request.headers.get('accept'));
    const eTag = `"${object.version}-${renderingName(transform, format)}"`;
    const headers = objectHeaders(reading, object, { contentType: `image/${format}`, eTag });
    headers.set('Vary', 'Accept');
    if (isUnchanged(request.headers, { eTag, lastModified: modifiedAt(object) })) return notModified(headers);

    const rendering = await renderer(object.version, transform, format);
    if (!rendering) return undefined;
    headers.set('Content-Length', String(rendering.length));
    const body = request.method === 'HEAD' ? null : new Uint8Array(rendering);
    return new Response(body, { headers });
  });
}

async function answer(
  { find }: Reading,
  respond: (object: ObjectRow) => Promise<Response | undefined>,
): Promise<Response> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const response = await respond(await find());
    if (response) return response;
  }
  throw objectNotFound();
}

function objectHeaders(
  { request, isPublic }: Reading,
  object: ObjectRow,
  { contentType, eTag }: { contentType: string; eTag: string },
): Headers {
  const { cacheControl } = object.metadata;
  return new Headers({
    ...safeTypeHeaders(contentType),
    ...downloadHeaders(new URL(request.url), object.name),
    'Cache-Control': isPublic ? cacheControl : `private, ${cacheControl}`,
    ETag: eTag,
    'Last-Modified': modifiedAt(object).toUTCString(),
  });
}

function modifiedAt(object: ObjectRow): Date {
  return new Date(object.metadata.lastModified);
}

function notModified(headers: Headers): Response {
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

function streamFile(file: FileHandle, start: number, end: number): ReadableStream<Uint8Array> {
  let position = start;
  return new ReadableStream({
    async pull(controller) {
      const length = Math.min(chunkSize, end - position + 1);
      const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
      position += bytesRead;
      if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
      if (bytesRead > 0 && position <= end) return;
      await file.close();
      controller.close();
    },
    cancel: () => file.close(),
  });
}
