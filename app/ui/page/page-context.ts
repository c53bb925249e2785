import { createContext } from 'react';

/** What only the response knows: made in entry.server.tsx, read again from the document in entry.client.tsx. */
export type PageFacts = { nonce?: string; errorId?: string };

export const PageContext = createContext<PageFacts>({});
