/**
 * Measures script size, largest paint and layout shift of the first pages that users open, on an emulated
 * slow phone, and returns them as lines of the benchmark table.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { signedIn } from '../stories/support/signed-in.ts';
import { firstSignIn, type SignIn } from './first-sign-in.ts';
import type { SiteFigure } from './site-print.ts';
import { slowPhone } from './slow-phone.ts';

const TIMES = 3;
/** A page counts as loaded when nothing has arrived, run or been painted for this time. */
const QUIET_MS = 1_500;
const TIMEOUT_MS = 60_000;

type Paints = {
  Lcp: number;
  What: string;
  Cls: number;
  /** Time of the last response, script run or paint. */
  Last: number;
};

declare global {
  interface Window {
    paints?: Paints;
  }
}

/** Records the largest paint and the unexpected layout shift from the start of the page load. */
function watchPaints(): void {
  const paints: Paints = { Lcp: 0, What: '', Cls: 0, Last: 0 };
  window.paints = paints;
  type Paint = PerformanceEntry & { element?: Element };
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Paint[]) {
      paints.Lcp = entry.startTime;
      paints.What = entry.element?.tagName.toLowerCase() ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as Shift;
      if (!shift.hadRecentInput) paints.Cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  for (const type of ['largest-contentful-paint', 'resource', 'longtask'])
    new PerformanceObserver(() => {
      paints.Last = performance.now();
    }).observe({ type, buffered: true });
}

/**
 * Checks whether the page is done. Network idleness is not enough: a slow CPU paints long after the network
 * is idle.
 */
const isDone = (quietMs: number): boolean => {
  const { Lcp = 0, Last = 0 } = window.paints ?? {};
  return Lcp > 0 && document.readyState === 'complete' && performance.now() - Last > quietMs;
};

/**
 * Returns the scripts requested before the page was complete, and those loaded afterwards in the background.
 */
function scriptsOf(): { First: string[]; Later: string[] } {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const there = Math.max(window.paints?.Lcp ?? 0, page?.loadEventEnd ?? 0);
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  const named = (isIncluded: (startTime: number) => boolean) => [
    ...new Set(scripts.filter(({ startTime }) => isIncluded(startTime)).map(({ name }) => name)),
  ];
  return { First: named((start) => start <= there), Later: named((start) => start > there) };
}

/** Returns the gzip-compressed size of a script in bytes. */
async function packedSize(address: string, known: Map<string, number>): Promise<number> {
  const size = known.get(address) ?? gzipSync(await fetch(address).then((one) => one.text())).length;
  known.set(address, size);
  return size;
}

type PageMeasurement = Pick<Paints, 'Lcp' | 'Cls' | 'What'> & ReturnType<typeof scriptsOf>;
type Opened = PageMeasurement & { Again: number };

async function measurePage(page: Page, path: string): Promise<PageMeasurement> {
  await page.goto(path);
  await page.waitForFunction(isDone, QUIET_MS, { timeout: TIMEOUT_MS, polling: 200 });
  const { Lcp = 0, What = '', Cls = 0 } = (await page.evaluate(() => window.paints)) ?? {};
  return { Lcp, What, Cls, ...(await page.evaluate(scriptsOf)) };
}

/** Opens the page with an empty cache, and again with the scripts that the first visit cached. */
async function opened(
  browser: Browser,
  url: string,
  path: string,
  known: BrowserContextOptions,
): Promise<Opened> {
  const page = await slowPhone(browser, url, known);
  await page.addInitScript(watchPaints);
  const first = await measurePage(page, path);
  const { Lcp: Again } = await measurePage(page, path);
  await page.context().close();
  return { ...first, Again };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const seconds = (times: readonly number[]): string => `${(median(times) / 1_000).toFixed(2)} s`;

async function pagesOf(url: string): Promise<{ What: string; Path: string; As?: string; Most: number }[]> {
  const list = await fetch(`${url}/api/public/certificate/list?PageSize=10`).then((one) => one.json());
  return [
    { What: 'Home', Path: '/home', Most: 150 },
    { What: 'Verify', Path: `/verify/${list.data.Rows[0]?.CertificateNo}`, Most: 150 },
    { What: 'Search', Path: '/search', Most: 150 },
    { What: 'Services', Path: '/services', Most: 150 },
    { What: 'Sign in', Path: '/login', Most: 250 },
    { What: 'Dashboard of a client', Path: '/dashboard', As: 'client@demo.test', Most: 250 },
    { What: 'Dashboard of an administrator', Path: '/dashboard', As: 'admin@demo.test', Most: 250 },
  ];
}

/**
 * Measures script size, largest paint and layout shift of the usual first pages, on a slow phone with an
 * empty cache.
 */
export async function measurePages(browser: Browser, url: string): Promise<SiteFigure[]> {
  const sizes = new Map<string, number>();
  const figures: SiteFigure[] = [];
  for (const { What, Path, As, Most } of await pagesOf(url)) {
    const known = As ? await signedIn(url, As) : {};
    const times: Opened[] = [];
    for (let count = 0; count < TIMES; count += 1) times.push(await opened(browser, url, Path, known));
    const size = async (scripts: readonly string[] = []): Promise<string> => {
      let bytes = 0;
      for (const script of scripts) bytes += await packedSize(script, sizes);
      return `${(bytes / 1_000).toFixed(0)} kB`;
    };
    figures.push({
      What,
      Values: {
        'script, gzip': await size(times[0]?.First),
        'quietly later': await size(times[0]?.Later),
        LCP: seconds(times.map(({ Lcp }) => Lcp)),
        again: seconds(times.map(({ Again }) => Again)),
        of: times.at(-1)?.What ?? '',
        CLS: median(times.map(({ Cls }) => Cls)).toFixed(3),
      },
      Reach: `≤ ${Most} kB, ≤ 1.5 s, ≤ 0.1`,
    });
  }
  for (const email of ['client@demo.test', 'admin@demo.test'])
    figures.push(await signInFigure(browser, url, email));
  return figures;
}

/** Measures the first sign-in, from the sign-in page to the dashboard, with an empty cache. */
async function signInFigure(browser: Browser, url: string, email: string): Promise<SiteFigure> {
  const times: SignIn[] = [];
  for (let count = 0; count < TIMES; count += 1) times.push(await firstSignIn(browser, url, email));
  return {
    What: `First sign-in of ${email}`,
    Values: {
      LCP: seconds(times.map(({ Lcp }) => Lcp)),
      of: times.at(-1)?.What ?? '',
      'typed for': seconds(times.map(({ Typing }) => Typing)),
    },
    Reach: '≤ 1.5 s from the press on “Sign in” to the dashboard',
  };
}
