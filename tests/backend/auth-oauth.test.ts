import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, hosted, randomAddress, startEmbedded } from '../fixtures/backend.ts';
import { type OAuthProvider, startOAuthProvider } from '../fixtures/oauth-provider.ts';

describe.runIf(!hosted)('sign-in through a provider', () => {
  let backend: EmbeddedTestBackend;
  let provider: OAuthProvider;

  beforeAll(async () => {
    provider = await startOAuthProvider(randomAddress());
    backend = await startEmbedded({
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
      GITHUB_URL: provider.url,
    });
  });
  afterAll(async () => {
    await backend.stop();
    await provider.stop();
  });

  const memory = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  const pkceClient = () =>
    createClient(backend.url, backend.publishableKey, {
      auth: { flowType: 'pkce', storage: memory(), persistSession: true, autoRefreshToken: false },
    });

  /** Follows the redirects as a browser does, and stops at our own callback. */
  const follow = async (address: string): Promise<URL> => {
    let url = new URL(address);
    while (url.pathname !== '/auth-callback') {
      const response = await fetch(url, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (!location) throw new Error(`${url} did not lead on: ${response.status} ${await response.text()}`);
      url = new URL(location, url);
    }
    return url;
  };

  const signIn = async (client: ReturnType<typeof pkceClient>) => {
    const { data } = await client.auth.signInWithOAuth({
      provider: 'github',
      options: { redirectTo: `${backend.url}/auth-callback`, skipBrowserRedirect: true },
    });
    return follow(data.url ?? '');
  };

  test('the code that comes back is exchanged for a session', async () => {
    const client = pkceClient();
    const back = await signIn(client);
    const { data, error } = await client.auth.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user?.email).toBe(provider.email);
    expect((await client.from('users').select('id')).data).toHaveLength(1);
  });

  test('another browser cannot use the code, and a code works once', async () => {
    const client = pkceClient();
    const code = (await signIn(client)).searchParams.get('code') ?? '';
    const stranger = pkceClient();
    await signIn(stranger);
    expect((await stranger.auth.exchangeCodeForSession(code)).error).not.toBeNull();
    expect((await client.auth.exchangeCodeForSession('not-a-code')).error).not.toBeNull();
  });
});
