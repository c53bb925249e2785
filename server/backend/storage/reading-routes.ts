import { Hono } from 'hono';
import { imageTransform } from './image-transformer.ts';
import { getBucket, getObject, getObjectAs, type ObjectRow } from './object-rows.ts';
import { serveObject, serveRendering } from './serve-object.ts';
import { verifyDownload } from './signed-url.ts';
import type { StorageContext } from './storage-context.ts';
import { bucketNotFound } from './storage-error.ts';
import { validate } from './validate.ts';

type Place = { bucket: string; name: string };
type Found = { find: () => Promise<ObjectRow>; isPublic: boolean };

/** GET and HEAD of objects and of resized images, by public address, signed address or access token. */
export function createReadingRoutes(context: StorageContext): Hono {
  const { sql, secrets, identifyCaller } = context;
  const routes = new Hono();

  const openToAll = (place: Place): Found => ({ find: () => getObject(sql, place), isPublic: true });

  async function findPublic(place: Place): Promise<Found> {
    if (!(await getBucket(sql, place.bucket)).public) throw bucketNotFound();
    return openToAll(place);
  }

  async function findAs(headers: Headers, operation: string, place: Place): Promise<Found> {
    if ((await getBucket(sql, place.bucket)).public) return openToAll(place);
    const caller = await identifyCaller(headers);
    return { find: () => getObjectAs(sql, caller, operation, place), isPublic: false };
  }

  async function findSigned(token: string | undefined, place: Place) {
    const { transform } = await verifyDownload(secrets.tokenSecret, token, `${place.bucket}/${place.name}`);
    return { find: () => getObject(sql, place), isPublic: false, transform };
  }

  routes.get('/object/public/:bucket/:name{.+}', async ({ req }) => {
    return serveObject(context, { request: req.raw, ...(await findPublic(req.param())) });
  });
  routes.get('/object/sign/:bucket/:name{.+}', async ({ req }) => {
    const found = await findSigned(req.query('token'), req.param());
    const reading = { request: req.raw, ...found };
    return found.transform
      ? serveRendering(context, reading, found.transform)
      : serveObject(context, reading);
  });
  routes.get('/render/image/public/:bucket/:name{.+}', async ({ req }) => {
    const transform = validate(imageTransform, req.query());
    return serveRendering(context, { request: req.raw, ...(await findPublic(req.param())) }, transform);
  });
  routes.get('/render/image/authenticated/:bucket/:name{.+}', async ({ req }) => {
    const transform = validate(imageTransform, req.query());
    const found = await findAs(req.raw.headers, 'get_authenticated', req.param());
    return serveRendering(context, { request: req.raw, ...found }, transform);
  });
  // The size is part of what was signed, so a link to a thumbnail does not open the original.
  routes.get('/render/image/sign/:bucket/:name{.+}', async ({ req }) => {
    const found = await findSigned(req.query('token'), req.param());
    return serveRendering(
      context,
      { request: req.raw, ...found },
      validate(imageTransform, found.transform ?? {}),
    );
  });
  for (const prefix of ['/object/info/public', '/object/info/authenticated', '/object/info']) {
    routes.get(`${prefix}/:bucket/:name{.+}`, async (handler) => {
      const { bucket, name } = handler.req.param() as Place;
      const { find } = await findAs(handler.req.raw.headers, 'get_authenticated_info', { bucket, name });
      return handler.json(describeObject(await find()));
    });
  }
  for (const prefix of ['/object/authenticated', '/object']) {
    routes.get(`${prefix}/:bucket/:name{.+}`, async ({ req }) => {
      const { bucket, name } = req.param() as Place;
      const found = await findAs(req.raw.headers, 'get_authenticated', { bucket, name });
      return serveObject(context, { request: req.raw, ...found });
    });
  }
  return routes;
}

function describeObject({
  id,
  name,
  version,
  bucket_id,
  metadata,
  user_metadata,
  created_at,
  updated_at,
}: ObjectRow) {
  return {
    ...{ id, name, version, bucket_id, created_at, updated_at },
    metadata: user_metadata,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    last_modified: metadata.lastModified,
  };
}
