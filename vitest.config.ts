/**
 * Vitest configuration: the four test projects (rules, server, web, browser tests) with their files, setup
 * and time limits; the slowest files run first.
 */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.ts';

// Caches Node's compiled code, because browser and process tests start about eighty portals.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

export default defineConfig({
  test: {
    // Some tests mostly wait for a process or database: four workers keep two processors busy.
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
          // Some read every source file, next to other work.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          // Starting a process and loading all packages takes as long as a file's tests, so each worker does
          // it once.
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
          // Browser tests and their portals wait less, so fewer workers run.
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
          // As patient as a page load; checks with a shorter limit set it themselves.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
