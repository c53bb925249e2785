/**
 * Asks whether the version that this page runs is still served. A server with another build answers 204 with a
 * reload header (`app/routes/build-version.server.ts`).
 */
export async function isBuildOutdated(version: string, ask: typeof fetch = fetch): Promise<boolean> {
  const query = new URLSearchParams({ version });
  try {
    const response = await ask(`/__manifest?${query}`, { cache: 'no-store' });
    return response.status === 204 && response.headers.has('X-Remix-Reload-Document');
  } catch {
    // Offline: there is nothing to offer, and the next check asks again.
    return false;
  }
}
