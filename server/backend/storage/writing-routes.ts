import { Hono } from 'hono';
import { type Caller, ownerOf, trustedCaller } from './caller.ts';
import { copyObject, moveObject, removal, removeObjects, transfer } from './change-objects.ts';
import { listObjects, listOptions } from './list-objects.ts';
import { getBucket } from './object-rows.ts';
import { signDownloadUrl, signDownloadUrls, signing, signingMany, signUploadUrl } from './sign-urls.ts';
import { verifyUpload } from './signed-url.ts';
import type { StorageContext } from './storage-context.ts';
import { uploadObject } from './upload.ts';
import { validateBody } from './validate.ts';

/** Uploading, changing, listing and signing; each as the caller, so that the policies decide. */
export function createWritingRoutes(context: StorageContext): Hono<{ Variables: { caller: Caller } }> {
  const { sql, secrets, identifyCaller } = context;
  const routes = new Hono<{ Variables: { caller: Caller } }>();

  // The link is the permission: whoever made it was asked then, and stays the owner.
  routes.put('/object/upload/sign/:bucket/:name{.+}', async ({ req, json }) => {
    const { bucket, name } = req.param();
    const { owner, upsert } = await verifyUpload(
      secrets.tokenSecret,
      req.query('token'),
      `${bucket}/${name}`,
    );
    return json(
      await uploadObject(context, { caller: trustedCaller, owner, bucket, name, upsert, request: req.raw }),
    );
  });

  routes.use(async ({ req, set }, next) => {
    set('caller', await identifyCaller(req.raw.headers));
    await next();
  });
  routes.post('/object/list/:bucket', async ({ req, var: { caller }, json }) => {
    const options = await validateBody(listOptions, req.raw);
    await getBucket(sql, req.param('bucket'));
    return json(await listObjects(sql, caller, req.param('bucket'), options));
  });
  routes.post('/object/move', async ({ req, var: { caller }, json }) => {
    await moveObject(context, caller, await validateBody(transfer, req.raw));
    return json({ message: 'Successfully moved' });
  });
  routes.post('/object/copy', async ({ req, var: { caller }, json }) => {
    const request = await validateBody(transfer, req.raw);
    return json(await copyObject(context, caller, { ...request, upsert: wantsUpsert(req.raw) }));
  });
  routes.post('/object/upload/sign/:bucket/:name{.+}', async ({ req, var: { caller }, json }) => {
    return json(await signUploadUrl(context, caller, req.param(), wantsUpsert(req.raw)));
  });
  routes.post('/object/sign/:bucket', async ({ req, var: { caller }, json }) => {
    const request = await validateBody(signingMany, req.raw);
    return json(await signDownloadUrls(context, caller, req.param('bucket'), request));
  });
  routes.post('/object/sign/:bucket/:name{.+}', async ({ req, var: { caller }, json }) => {
    return json(await signDownloadUrl(context, caller, req.param(), await validateBody(signing, req.raw)));
  });
  routes.delete('/object/:bucket', async ({ req, var: { caller }, json }) => {
    const { prefixes } = await validateBody(removal, req.raw);
    return json(await removeObjects(context, caller, req.param('bucket'), prefixes));
  });
  routes.on(['POST', 'PUT'], '/object/:bucket/:name{.+}', async ({ req, var: { caller }, json }) => {
    const { bucket, name } = req.param();
    const upsert = req.method === 'PUT' || wantsUpsert(req.raw);
    const owner = ownerOf(caller);
    return json(await uploadObject(context, { caller, owner, bucket, name, upsert, request: req.raw }));
  });
  return routes;
}

function wantsUpsert(request: Request): boolean {
  return request.headers.get('x-upsert') === 'true';
}
