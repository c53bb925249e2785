import { href, type RouterContextProvider, redirect } from 'react-router';
import { type BrowserConfig, getBrowserConfig } from '~/db/browser-config';
import { dbContext, platformContext } from '~/db/context';
import { getSignedIn } from '~/db/signed-in';
import { countUnread } from '~/features/notifications/queries';
import { getViewer, isSuspended } from '~/features/session/queries';
import type { Viewer } from '~/features/session/viewer';

type RootData = { config: BrowserConfig; viewer: Viewer | null; unread: number };

/** The root loader: without it neither shell nor browser client works, so it never fails. Whoever is suspended is led away. */
export async function loadRoot(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const platform = context.get(platformContext);
  const db = context.get(dbContext);
  const orElse =
    <Value>(value: Value, words: string) =>
    (error: unknown) => {
      platform.log.error({ err: error }, words);
      return value;
    };
  const [viewer, unread] = await Promise.all([
    getViewer(db).catch(orElse(null, 'the viewer could not be loaded')),
    getSignedIn(db)
      .then((person) => (person ? countUnread(db) : 0))
      .catch(orElse(0, 'notifications could not be counted')),
  ]);
  if (
    viewer === null &&
    (await isSuspended(db).catch(orElse(false, 'a suspension could not be asked for')))
  ) {
    throw redirect(href('/suspended'));
  }
  return { config: getBrowserConfig(platform), viewer, unread };
}
