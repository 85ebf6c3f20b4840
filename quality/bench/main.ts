/**
 * Program behind `npm run bench`: runs all benchmarks except the slow scale benchmark, or only those named
 * as arguments, against its own portal or `BENCH_URL`, and prints the results.
 */
import '#apps/server/compose.ts';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../stories/support/open-browser.ts';
import { startPortal } from '../stories/support/start-portal.ts';
import { measureCertificates } from './measure-certificates.ts';
import { measureLargeForm } from './measure-large-form.ts';
import { print } from './print.ts';
import { measureScale } from './scale/measure-scale.ts';
import { measurePages } from './site-pages.ts';
import { printSite } from './site-print.ts';
import { measureVerify } from './site-verify.ts';

type Bench = (url: string, browser: () => Promise<Browser>) => Promise<void>;

/** The benchmarks by name. If names are given on the command line, only those run. */
const BENCHES: Readonly<Record<string, Bench>> = {
  verify: async (url) => printSite('Public verify, one process, 16 connections', await measureVerify(url)),
  pages: async (url, browser) =>
    printSite(
      'Pages on a phone: processor ÷ 4, 150 ms, 1.6 Mbit/s',
      await measurePages(await browser(), url),
    ),
  certificates: async () => print('1,000 certificates in bulk, 5 × 200', await measureCertificates()),
  form: async (url, browser) =>
    print('A form of 200 questions with a table of 100 rows', await measureLargeForm(await browser(), url)),
  scale: measureScale,
};

/** Starts its own portals, and filling one takes minutes, so it runs only when it is named. */
const ALONE = 'scale';

/** URL of a running portal with demo data; without it, the benchmarks start their own portal. */
const requested = process.env.BENCH_URL;
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in BENCHES));
if (unknown.length > 0)
  throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(BENCHES).join(', ')}.`);
const selected = Object.entries(BENCHES).filter(
  // The certificate benchmark needs direct access to the database of its own portal.
  ([name]) =>
    (named.length === 0 ? name !== ALONE : named.includes(name)) && !(requested && name === 'certificates'),
);
const isOnlyAlone = selected.every(([name]) => name === ALONE);
const portal = requested || isOnlyAlone ? null : await startPortal();
const opened: Promise<Browser>[] = [];
/** Opens the browser on first use, because not every benchmark needs it. */
const browser = (): Promise<Browser> => {
  const [first = openBrowser({ isMeasured: true })] = opened;
  opened[0] = first;
  return first;
};
try {
  for (const [, bench] of selected) await bench(requested ?? portal?.url ?? '', browser);
} finally {
  for (const one of opened) await (await one).close();
  await portal?.stop();
}
