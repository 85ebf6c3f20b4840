import type { Browser } from 'playwright-core';
import { slowPhone } from './slow-phone.ts';

/** A quick typist on a phone. */
const KEY_MS = 150;
const PASSWORD = 'Portal-demo-2026';
/** So long nothing larger may have been painted before the dashboard counts as there. */
const QUIET_MS = 2_500;
const TIMEOUT_MS = 60_000;

/** Milliseconds. */
export type SignIn = {
  /** From the first key to the press on “Sign in”. */
  Typing: number;
  /** From that press to the largest paint of the dashboard, and the element that it was. */
  Lcp: number;
  What: string;
};

declare global {
  interface Window {
    entered?: { Lcp: number; What: string; Last: number };
  }
}

/** The browser's own measure of what a press leads to: the largest paint after the address has changed. */
function watchEntering(): void {
  type Paint = PerformanceEntry & { largestContentfulPaint: { size: number; element?: Element } };
  const entered = { Lcp: 0, What: '', Last: 0 };
  window.entered = entered;
  let most = 0;
  new PerformanceObserver((list) => {
    for (const { duration, largestContentfulPaint } of list.getEntries() as Paint[]) {
      const { size, element } = largestContentfulPaint;
      if (location.pathname !== '/dashboard' || size <= most) continue;
      most = size;
      // From the press on.
      entered.Lcp = duration;
      entered.What = element?.tagName.toLowerCase() ?? '';
      entered.Last = performance.now();
    }
  }).observe({ type: 'interaction-contentful-paint', buffered: true });
}

const isThere = (quietMs: number): boolean => {
  const { Lcp = 0, Last = 0 } = window.entered ?? {};
  return Lcp > 0 && performance.now() - Last > quietMs;
};

/**
 * How people come to a dashboard for the first time: they open the page to sign in with nothing kept, type as soon as
 * there is something to type into, and sign in.
 */
export async function firstSignIn(browser: Browser, url: string, email: string): Promise<SignIn> {
  const page = await slowPhone(browser, url);
  await page.addInitScript(watchEntering);
  await page.goto('/login', { waitUntil: 'commit' });
  const begin = performance.now();
  await page.getByLabel('Email', { exact: true }).first().pressSequentially(email, { delay: KEY_MS });
  await page.getByLabel('Password', { exact: true }).first().pressSequentially(PASSWORD, { delay: KEY_MS });
  const Typing = performance.now() - begin;
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForFunction(isThere, QUIET_MS, { timeout: TIMEOUT_MS, polling: 200 });
  const { Lcp = 0, What = '' } = (await page.evaluate(() => window.entered)) ?? {};
  await page.context().close();
  return { Typing, Lcp, What };
}
