import type postgres from 'postgres';
import webPush from 'web-push';
import type { PushAccess } from '../app/lib/platform.ts';
import type { Backend } from './backend/backend.ts';
import { loadVapidKeys } from './backend/secrets.ts';
import type { Logger } from './log.ts';
import type { Settings } from './settings.ts';

type Options = {
  settings: Pick<Settings, 'push' | 'mail'>;
  backend: Pick<Backend, 'mode' | 'sql'>;
  publicUrl: string;
  log: Logger;
};

/** What pushes are signed with; undefined where there is nothing to sign with, and then devices are told nothing. */
export async function startPush({
  settings,
  backend,
  publicUrl,
  log,
}: Options): Promise<PushAccess | undefined> {
  const { keys: set, subject, hosts } = settings.push;
  await backend.sql`select private.set_push_hosts(${hosts}::text[])`;
  const keys = set ?? (await madeKeys(backend));
  if (!keys) {
    log.info({}, 'push is off: with a hosted backend it needs VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY');
    return undefined;
  }
  return { ...keys, subject: subject ?? subjectOf(publicUrl, settings.mail.from) };
}

function madeKeys({ mode, sql }: { mode: Backend['mode']; sql: postgres.Sql }) {
  return mode === 'supabase' ? undefined : loadVapidKeys(sql, webPush.generateVAPIDKeys);
}

/** Push services take the address of a site or of a person, and none of a machine at home. */
function subjectOf(publicUrl: string, from: string): string {
  if (publicUrl.startsWith('https://')) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(from)?.[1] ?? from}`;
}
