/**
 * Asks for the route manifest of the version that this page runs. A server with another build answers 204
 * with a reload header: React Router's own protocol, here asked without a navigation.
 */
export async function isBuildOutdated(version: string, ask: typeof fetch = fetch): Promise<boolean> {
  const query = new URLSearchParams({ version, paths: '/' });
  try {
    const response = await ask(`/__manifest?${query}`, { cache: 'no-store' });
    return response.status === 204 && response.headers.has('X-Remix-Reload-Document');
  } catch {
    // Offline: there is nothing to offer, and the next check asks again.
    return false;
  }
}
