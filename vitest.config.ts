import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: { name: 'shared', root: 'shared', include: ['{src,test}/**/*.test.ts'] },
      },
      {
        test: {
          name: 'server',
          // Starting a process and reading all packages takes as long as a file's tests: each worker does so once.
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'server/test/support/fresh-modules.ts')],
          root: 'server',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'server/test/support/global-setup.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'web', root: 'web', include: ['{src,test}/**/*.test.{ts,tsx}'], testTimeout: 30_000 } },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['test/**/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'e2e/src/global-setup.ts')],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
