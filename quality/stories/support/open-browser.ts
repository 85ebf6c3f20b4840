/** Starts headless Chromium for browser tests and page benchmarks. */
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/browser.mjs';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Test pages are short-lived. Optimising their scripts costs more than it saves: a seventh of the CPU time.
 */
const SHORT_LIVED = '--js-flags=--no-turbofan --no-maglev';

/** Paints after an interaction are measured by default only in newer versions than Debian's. */
const PAINT_MEASURED = '--enable-blink-features=SoftNavigationHeuristics';

/** Starts headless Chromium; with `isMeasured` it keeps the default optimisations, as users have them. */
export function openBrowser({ isMeasured = false } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('no Chromium found: npm test installs it, CHROMIUM_PATH names another');
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...QUIET, isMeasured ? PAINT_MEASURED : SHORT_LIVED],
  });
}
