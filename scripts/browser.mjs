/**
 * Finds the Chromium that browser tests and benchmarks use (CHROMIUM_PATH, installed, unpacked in .cache,
 * Playwright's), and reports whether its faster headless shell is installed.
 */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/source-files.mjs';

const WINDOWLESS = [
  '/usr/lib/chromium/chromium-headless-shell',
  join(root, '.cache/bin/chromium-headless-shell'),
];

/** Whether Chromium's headless shell is installed. */
export const hasWindowlessBrowser = () => WINDOWLESS.some((path) => existsSync(path));

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, the system's, the one that `npm test` unpacked into .cache, or
 * one of Playwright's own. One without any window comes first: the same engine at two thirds of the work.
 * Undefined when there is none.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const places = [
    process.env.CHROMIUM_PATH,
    ...WINDOWLESS,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    join(root, '.cache/bin/chromium'),
    ...playwrightBrowsers(),
  ];
  return places.find((path) => path && existsSync(path));
}

function playwrightBrowsers() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    '/ms-playwright',
  ];
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) => {
      const folders = readdirSync(cache)
        .filter((name) => name.startsWith('chromium'))
        .sort()
        .reverse();
      return folders.flatMap((name) => [
        join(cache, name, 'chrome-linux/chrome'),
        join(cache, name, 'chrome-linux64/chrome'),
        join(cache, name, 'chrome-linux/headless_shell'),
      ]);
    });
}
