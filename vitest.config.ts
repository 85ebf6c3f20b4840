import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

// What Node has compiled once is kept: browser stories and tests of processes start some eighty portals.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

export default defineConfig({
  test: {
    // Tests that wait for a killed process or a database leave a processor to others: four keep two busy.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          setupFiles: [join(import.meta.dirname, 'apps/common/modules.ts')],
          include: [
            'modules/*/*/{rules,test/rules}/**/*.test.ts',
            'platform/common/**/*.test.ts',
            'quality/rules/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          // Starting a process and reading all packages takes as long as a file's tests: each worker does so once.
          isolate: false,
          setupFiles: [join(import.meta.dirname, 'quality/support/fresh-modules.ts')],
          include: [
            'modules/*/*/{server,test/server}/**/*.test.ts',
            'platform/server/**/*.test.ts',
            'apps/server/**/*.test.ts',
            'tools/**/*.test.ts',
            'quality/{access,attacks,generated}/**/*.test.ts',
          ],
          globalSetup: [join(import.meta.dirname, 'quality/support/global-setup.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          setupFiles: [join(import.meta.dirname, 'apps/common/modules.ts')],
          include: [
            'modules/*/*/{web,test/web}/**/*.test.{ts,tsx}',
            'platform/web/**/*.test.{ts,tsx}',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'stories',
          // A browser and its portal wait less.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['quality/stories/**/*.test.ts'],
          setupFiles: [
            join(import.meta.dirname, 'apps/server/compose.ts'),
            join(import.meta.dirname, 'quality/stories/support/describe-screen.ts'),
          ],
          globalSetup: [join(import.meta.dirname, 'quality/stories/support/global-setup.ts')],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // As patient as a page is: what has to come sooner says so itself.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
