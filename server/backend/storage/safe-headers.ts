import { essenceOf } from './content-type.ts';

/** Shown by a browser without running anything that the file says. */
const inert = /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf$|text\/plain$)/;
/** Uploads share the origin of the pages: what could run there as a document or script is shown as text. */
const executable =
  /^(text\/(html|xml|javascript|ecmascript|css)|application\/(xhtml\+xml|xml|javascript|ecmascript|wasm|x-javascript)|.*\+xml)$/;

/** Headers that keep an uploaded file from acting in the name of our pages. */
export function safeTypeHeaders(contentType: string): Record<string, string> {
  const essence = essenceOf(contentType);
  const isDisguised = executable.test(essence) && essence !== 'image/svg+xml';
  return {
    'Content-Type': isDisguised ? 'text/plain; charset=utf-8' : contentType,
    'X-Content-Type-Options': 'nosniff',
    ...(inert.test(essence)
      ? {}
      : {
          'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        }),
  };
}

/** `?download` saves under the object's own name, `?download=name` under that one. */
export function downloadHeaders(url: URL, objectName: string): Record<string, string> {
  const requested = url.searchParams.get('download');
  if (requested === null) return {};
  const name = requested || (objectName.split('/').at(-1) ?? 'download');
  const plain = name.replace(/[^\w. ()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return { 'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` };
}
