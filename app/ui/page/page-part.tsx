import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that wakes up by itself: between two of them the browser can answer a touch, and what is touched comes
 * first. It is always sent with the page (see `progressiveChunkSize` in entry.server.tsx), so without scripts nothing is missing.
 */
export function PagePart({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
