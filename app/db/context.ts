import { createContext } from 'react-router';
import type { Db } from '~/db/db';
import type { Platform } from '~/lib/platform';

/** The backend as the person who asks sees it: cookie-bound on the server, the browser's own afterwards. */
export const dbContext = createContext<Db>();

/** Server only: set once per request by the page handler. */
export const platformContext = createContext<Platform>();
