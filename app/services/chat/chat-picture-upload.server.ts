import { AppError } from '~/lib/app-error';

const mostBytes = 10 * 1024 * 1024;
/** The form around the file. */
const mostAround = 64 * 1024;

/** The one file of a form, never more of it in memory than a picture may have. */
export async function readPictureUpload(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes + mostAround)
    throw new AppError('picture_too_large');
  const body = await readAll(request);
  const form = await new Response(body, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('picture_unreadable', { cause });
    });
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const [file] = files;
  if (!file || files.length > 1) throw new AppError('picture_unreadable');
  if (file.size > mostBytes) throw new AppError('picture_too_large');
  return Buffer.from(await file.arrayBuffer());
}

async function readAll(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > mostBytes + mostAround) throw new AppError('picture_too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
