import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

// What Node has compiled once is kept: browser stories and tests of processes start some eighty portals.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

export default defineConfig({
  test: {
    // Whoever waits, for a process that was killed or for a database, leaves a processor to others: four keep two busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
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
          // A browser and its portal wait less.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          root: 'e2e',
          include: ['test/**/*.test.ts'],
          setupFiles: [join(import.meta.dirname, 'e2e/src/tell-what-was-there.ts')],
          globalSetup: [join(import.meta.dirname, 'e2e/src/global-setup.ts')],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // As patient as a page is: what has to come sooner says so itself.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
