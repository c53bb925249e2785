import type { Platform } from '~/lib/platform';

/** What the browser needs to reach the backend itself. Public by nature: row level security guards the data. */
export type BrowserConfig = { supabaseUrl: string | undefined; publishableKey: string };

const metaName = 'limelight-backend';

export function getBrowserConfig({ supabaseUrl, publishableKey }: Platform): BrowserConfig {
  return { supabaseUrl, publishableKey };
}

/** A meta element instead of a script: nothing for the content security policy to allow. */
export function browserConfigMeta(config: BrowserConfig): { name: string; content: string } {
  return { name: metaName, content: JSON.stringify(config) };
}

export function readBrowserConfig(): { supabaseUrl: string; publishableKey: string } {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)?.content;
  if (!content) throw new Error(`the page has no <meta name="${metaName}">`);
  const { supabaseUrl, publishableKey } = JSON.parse(content) as BrowserConfig;
  return { supabaseUrl: supabaseUrl ?? location.origin, publishableKey };
}
