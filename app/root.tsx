// First: it says in which order layers of styles count.
import '~/ui/theme/global.css';

import latinFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import { type ReactNode, use, useEffect, useLayoutEffect } from 'react';
import { Links, type LinksFunction, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { browserConfigMeta } from '~/db/browser-config';
import { browserMiddleware } from '~/db/browser-middleware';
import { serverMiddleware } from '~/db/server-middleware.server';
import { UnreadProvider } from '~/features/notifications/unread';
import { revalidateRoot } from '~/features/session/revalidate-root';
import { useSessionSync } from '~/features/session/use-session-sync';
import { loadRoot } from '~/routes/load-root.server';
import { stayWhenUnreachable } from '~/routes/stay-when-unreachable';
import { RouteError } from '~/ui/errors/route-error';
import { ReachableReload } from '~/ui/links/reachable-reload';
import { stayOffline } from '~/ui/links/stay-offline';
import { NewBuildBanner } from '~/ui/new-build/new-build-banner';
import { BootScript } from '~/ui/page/boot-script';
import { documentLook } from '~/ui/page/document-look';
import { repeatEarlyTouches } from '~/ui/page/early-touches';
import { PageContext } from '~/ui/page/page-context';
import { PageScripts } from '~/ui/page/page-scripts';
import { RouteProgress } from '~/ui/progress/route-progress';
import { BareShell } from '~/ui/shell/bare-shell';
import { Toaster } from '~/ui/toast/toaster';
import type { Route } from './+types/root';

export const middleware = [serverMiddleware];
export const clientMiddleware = [stayWhenUnreachable, browserMiddleware];
export const loader = ({ context }: Route.LoaderArgs) => loadRoot(context);
export const shouldRevalidate = revalidateRoot;

export const links: LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, errorId } = use(PageContext);
  // Undefined where the loader itself failed.
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en" {...documentLook()} data-error-id={errorId} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#081111" media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content="#f7fbf9" media="(prefers-color-scheme: light)" />
        <meta name="apple-mobile-web-app-title" content="Limelight" />
        <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        <meta name="mobile-web-app-capable" content="yes" />
        <BootScript nonce={nonce} />
        {root && <meta {...browserConfigMeta(root.config)} />}
        <Meta />
        <Links />
      </head>
      <body>
        <RouteProgress />
        <ReachableReload />
        {children}
        <NewBuildBanner />
        <Toaster />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const userId = loaderData.viewer?.userId ?? null;
  useSessionSync(userId);
  useLayoutEffect(() => {
    const leaving = new AbortController();
    stayOffline(leaving.signal);
    return () => leaving.abort();
  }, []);
  useLayoutEffect(repeatEarlyTouches, []);
  useEffect(() => {
    if (!matchMedia('(display-mode: standalone)').matches) return;
    // Where the browser keeps nothing the app works all the same, with a network.
    import('~/routes/installed-app')
      .then(({ prepareInstalledApp }) => prepareInstalledApp(userId))
      .catch(() => undefined);
  }, [userId]);
  return (
    <UnreadProvider userId={userId} loaded={loaderData}>
      <Outlet />
    </UnreadProvider>
  );
}

export function ErrorBoundary() {
  return (
    <BareShell>
      <RouteError />
    </BareShell>
  );
}
