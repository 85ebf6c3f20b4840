import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium, without a window. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('no Chromium found: npm test installs it, CHROMIUM_PATH names another');
  return chromium.launch({ executablePath, headless: true, args: QUIET });
}
