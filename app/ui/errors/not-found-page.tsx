import { ErrorPage } from '~/ui/errors/error-page';

/** docs/specification.md: an unmatched route, non-fatal. */
export function NotFoundPage({ path }: { path: string }) {
  return (
    <ErrorPage
      status={404}
      message={`Page not found: ${path}`}
      description="Nothing plays at this address. Check the spelling, or start from what is on."
    />
  );
}
