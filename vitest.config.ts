import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files share a worker and what it has loaded; what they write, each has in a database of its own. */
const database = { isolate: false, testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // As many as a small machine has cores: by default one of them would be left idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    globalSetup: ['tests/global/test-cluster.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'unit', isolate: false, include: ['{app,server,bench,scripts}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/{database,concurrency,security}/**/*.test.ts'],
          ...database,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          ...database,
          globalSetup: ['tests/global/pages-build.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/backend/**/*.test.ts'],
          ...database,
          globalSetup: ['tests/global/poppler.ts'],
        },
      },
    ],
  },
});
