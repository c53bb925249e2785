import { use } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { Button } from '~/ui/button/button';
import { describeError } from '~/ui/errors/describe-error';
import { ErrorPage } from '~/ui/errors/error-page';
import { NotFoundPage } from '~/ui/errors/not-found-page';
import { OfflinePage } from '~/ui/errors/offline-page';
import { PageContext } from '~/ui/page/page-context';

/** The ErrorBoundary of routes and layouts. */
export function RouteError() {
  const { pathname } = useLocation();
  const { errorId } = use(PageContext);
  const described = describeError(useRouteError(), pathname);
  if (described.kind === 'unmatched') {
    return (
      <>
        <title>Page not found – Limelight</title>
        <NotFoundPage path={described.path} />
      </>
    );
  }
  if (described.kind === 'offline') return <OfflinePage />;
  const { status, message, description, unexpected } = described;
  return (
    <>
      <title>{`${message} – Limelight`}</title>
      <ErrorPage
        status={status}
        message={message}
        description={description}
        errorId={unexpected ? errorId : undefined}
      >
        {status >= 500 && (
          <Button kind="secondary" icon="refresh" onClick={() => window.location.reload()}>
            Try again
          </Button>
        )}
      </ErrorPage>
    </>
  );
}
