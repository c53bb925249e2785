import { isRouteErrorResponse } from 'react-router';
import { AppError } from '~/lib/app-error';
import { isUnreachable } from '~/lib/unreachable';

export type DescribedError =
  | { kind: 'unmatched'; path: string }
  | { kind: 'offline' }
  | { kind: 'page'; status: number; message: string; description: string; unexpected: boolean };

/** docs/specification.md: 'Page Not Found' for 404, 'Internal Server Error' otherwise. */
export function describeError(error: unknown, pathname: string): DescribedError {
  if (isRouteErrorResponse(error)) {
    const path =
      unmatchedPath(error.data) ?? (error.status === 404 && isNoMatch(error.data) ? pathname : null);
    if (path !== null) return { kind: 'unmatched', path };
    return describeStatus(error.status, false);
  }
  if (error instanceof AppError && error.reason === 'not_found') return describeStatus(404, false);
  return isOffline(error) ? { kind: 'offline' } : describeStatus(500, true);
}

function describeStatus(status: number, unexpected: boolean): DescribedError {
  const message = status === 404 ? 'Page Not Found' : 'Internal Server Error';
  return { kind: 'page', status, message, description: descriptionOf(status), unexpected };
}

function descriptionOf(status: number): string {
  if (status === 404)
    return 'It may have moved, ended or been taken down. The night is still long: look around.';
  if (status === 403) return 'You may not see this page. Ask an owner of the team for access.';
  if (status < 500) return 'We could not make sense of this request. Go back and try it again.';
  return 'Something went wrong on our side, and nothing you bought is lost. Please try again in a moment.';
}

/** Only a browser can be without a network; on the server, a backend that does not answer is our own trouble. */
function isOffline(error: unknown): boolean {
  return typeof document !== 'undefined' && (navigator.onLine === false || isUnreachable(error));
}

function unmatchedPath(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('unmatched' in body)) return null;
  return typeof body.unmatched === 'string' ? body.unmatched : null;
}

/** The router's own words where no route matched at all. */
function isNoMatch(body: unknown): boolean {
  return typeof body === 'string' && body.startsWith('Error: No route matches URL');
}
