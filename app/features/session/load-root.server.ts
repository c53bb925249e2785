import type { RouterContextProvider } from 'react-router';
import { type BrowserConfig, getBrowserConfig } from '~/db/browser-config';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import type { Viewer } from '~/features/session/viewer';

type RootData = { config: BrowserConfig; viewer: Viewer | null };

/** The root loader: without it neither shell nor browser client works, so it never fails. */
export async function loadRoot(context: Readonly<RouterContextProvider>): Promise<RootData> {
  const platform = context.get(platformContext);
  const config = getBrowserConfig(platform);
  try {
    return { config, viewer: await getViewer(context.get(dbContext)) };
  } catch (error) {
    platform.log.error({ err: error }, 'the viewer could not be loaded');
    return { config, viewer: null };
  }
}
