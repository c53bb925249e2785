import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  // Otherwise the first visit to an admin page in development finds it and reloads.
  optimizeDeps: { include: ['@mantine/core'] },
  environments: {
    // The server build begins at our own handler, so that the process in server/ hands it one platform
    // object and shares no module with it.
    ssr: { build: { rollupOptions: { input: './app/handler.server.ts' } } },
  },
  build: { target: 'es2022' },
});
