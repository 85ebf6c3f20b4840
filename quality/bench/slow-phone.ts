/** Opens a browser page that emulates a cheap phone on a slow network, for the page benchmarks. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Network conditions of Lighthouse's “slow 4G”. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU = 4;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/**
 * Opens a page with an empty cache, the given stored state `known`, and the cookie question already
 * answered.
 */
export async function slowPhone(
  browser: Browser,
  url: string,
  known: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...known, baseURL: url });
  await context.addCookies([{ name: 'CookieConsent', value: 'necessary:1.0', url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return page;
}
