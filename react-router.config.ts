import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Asking later for the routes that a page links to would draw the whole page once more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
