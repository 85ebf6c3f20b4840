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
 * Pages of stories live for seconds. Compiling their scripts a second and a third time, to run faster, costs more than it
 * saves: a seventh of their processor time.
 */
const SHORT_LIVED = '--js-flags=--no-turbofan --no-maglev';

/** A real Chromium, without a window; as people have it, where its speed is measured. */
export function openBrowser({ isMeasured = false } = {}): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('no Chromium found: npm test installs it, CHROMIUM_PATH names another');
  return chromium.launch({
    executablePath,
    headless: true,
    args: isMeasured ? QUIET : [...QUIET, SHORT_LIVED],
  });
}
