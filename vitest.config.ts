import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files share a worker and what it has loaded; what they write, each has in a database of its own. */
const database = { isolate: false, testTimeout: 90_000, hookTimeout: 180_000 };

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Two more than there are cores: a test waits for processes and timers as often as it works.
    maxWorkers: Math.min(availableParallelism() + 2, 8),
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
          // It asks a whole process, pages and all.
          exclude: ['tests/security/permission-matrix.test.ts'],
          ...database,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts', 'tests/security/permission-matrix.test.ts'],
          ...database,
          globalSetup: ['tests/global/pages-build.ts'],
          testTimeout: 300_000,
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
