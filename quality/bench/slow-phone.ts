import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A cheap phone on a slow line: Lighthouse's “slow 4G”. */
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

/** A page on it with nothing kept but what is `known`, and the question about cookies answered. */
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
