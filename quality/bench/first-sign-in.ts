/**
 * Measures a user's first sign-in on an emulated slow phone: the time to type the credentials, and the time
 * from pressing “Sign in” until the dashboard is fully painted.
 */
import type { Browser } from 'playwright-core';
import { slowPhone } from './slow-phone.ts';

/** Milliseconds per key of a fast typist on a phone. */
const KEY_MS = 150;
const PASSWORD = 'Portal-demo-2026';
/** The dashboard counts as loaded when no larger paint has followed for this time. */
const QUIET_MS = 2_500;
const TIMEOUT_MS = 60_000;

/** Times in milliseconds. */
export type SignIn = {
  /** From the first key press to the press of “Sign in”. */
  Typing: number;
  /** From that press to the largest paint of the dashboard; `What` is the painted element. */
  Lcp: number;
  What: string;
};

declare global {
  interface Window {
    entered?: { Lcp: number; What: string; Last: number };
  }
}

/**
 * Records the browser's interaction-contentful-paint: the largest paint after the address changed to the
 * dashboard.
 */
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
      // The duration counts from the press.
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
 * Simulates a first sign-in: opens the sign-in page with an empty cache, types as soon as a field is ready,
 * and signs in.
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
