/**
 * Vitest configuration: the five test projects (rules, server, web, components, browser tests) with their files, setup
 * and time limits; the slowest files run first.
 */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';
import { LongestFirst } from './scripts/lib/longest-first.ts';
import { pictureRenderer } from './scripts/lib/picture-renderer.mjs';

// Caches Node's compiled code, because browser and process tests start about eighty portals.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled');

export default defineConfig({
  test: {
    // Some tests mostly wait for a process or database: four workers keep two processors busy.
    maxWorkers: 4,
    attachmentsDir: '.cache/vitest',
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
          exclude: ['**/*.component.test.tsx'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          env: { PICTURE_RENDERER: pictureRenderer() },
          // One document for all files: the modules of the portal are loaded once.
          isolate: false,
          testTimeout: 15_000,
          include: ['{platform/web,quality/catalogue}/**/*.component.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            dependencySourcemaps: false,
            traceView: false,
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: 12 },
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  join(root, 'quality/catalogue/pictures', `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, root }) => join(root, '.cache/pictures', `${arg}${ext}`),
              },
            },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: findBrowser() },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-HK', timezoneId: 'Asia/Hong_Kong' },
            }),
          },
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
