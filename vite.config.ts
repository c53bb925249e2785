import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileHint, first, schemas, sharedFiles } from './vite.chunks.ts';
import { stylesOnce } from './vite.styles.ts';

export default defineConfig({
  plugins: [reactRouter(), stylesOnce()],
  resolve: { tsconfigPaths: true },
  // Otherwise the first visit to an admin page in development finds it and reloads.
  optimizeDeps: { include: ['@mantine/core'] },
  environments: {
    // What every page needs of the libraries goes into one file: apart, the pieces pack some two per cent worse.
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: compileHint,
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: first,
                },
                { name: 'schemas', test: schemas, priority: first },
                ...sharedFiles,
              ],
            },
          },
        },
      },
    },
    // The server build begins at our own handler, so that the process in server/ hands it one platform
    // object and shares no module with it.
    ssr: { build: { rollupOptions: { input: './app/handler.server.ts' } } },
  },
  build: {
    target: 'es2022',
  },
});
