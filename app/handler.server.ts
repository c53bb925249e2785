import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { platformContext } from '~/db/context';
import { keepPages } from '~/db/page-caching/keep-pages.server';
import { sharePages } from '~/db/page-caching/share-pages.server';
import { requireReadableForms } from '~/db/readable-forms.server';
import type { Platform } from '~/lib/platform';
import { createVersionEndpoint } from '~/routes/build-version.server';
import { createDoorEndpoints } from '~/routes/door/door-endpoints.server';
import { createHoldEndpoint } from '~/routes/public/hold-endpoint.server';

export { createJobs } from '~/services/jobs.server';

/** The pages as one function from request to response. server/ loads this module from the build. */
export function createPageHandler(platform: Platform): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const render = (request: Request) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    return handle(request, context);
  };
  const pages = requireReadableForms(
    platform.keepPages ? keepPages(render) : sharePages(render),
    platform.publicUrl,
  );
  const hold = createHoldEndpoint(platform);
  const door = createDoorEndpoints(platform);
  const version = createVersionEndpoint(build.assets.version);
  return (request) => hold(request) ?? door(request) ?? version(request) ?? pages(request);
}
