/**
 * Whether the version that a page runs is still the one that is served, as React Router's manifest of routes says it: 204
 * and a header where it is not. The routes themselves come with the page.
 */
export function createVersionEndpoint(version: string) {
  return (request: Request): Promise<Response> | undefined => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/__manifest') return undefined;
    const isServed = searchParams.get('version') === version;
    const headers = { 'cache-control': 'no-store', ...(!isServed && { 'X-Remix-Reload-Document': 'true' }) };
    return Promise.resolve(new Response(null, { status: isServed ? 200 : 204, headers }));
  };
}
