/** Pool of worker threads that render certificate pages with the built-in template. */
import { availableParallelism } from 'node:os';
import { threadRunner } from '#modules/catalogue/forms/server/index.ts';
import { observe } from '#platform/server/operation/metrics/observe.ts';
import type { PageWork } from './page-thread.ts';

/**
 * The built-in page takes 25 ms, or a few seconds with an annex of hundreds of sites; jobs request many at
 * once.
 */
const LIMITS = { timeoutMs: 60_000, idleMs: 60_000, memoryMb: 256, waiting: 200 };

/** Leaves one processor for signing, files and the database. */
const SIZE = Math.max(1, Math.min(4, availableParallelism() - 1));

type Place = { run: ReturnType<typeof threadRunner<PageWork>>; waiting: number };
const places: Place[] = Array.from({ length: SIZE }, () => ({
  run: threadRunner<PageWork>(new URL('./page-thread.ts', import.meta.url), LIMITS),
  waiting: 0,
}));

/** Renders a page in the thread with the shortest queue; threads start when first needed. */
export const runInPageThread: Place['run'] = async (name, ...args) => {
  const place = places.reduce((best, one) => (one.waiting < best.waiting ? one : best));
  place.waiting += 1;
  const since = performance.now();
  try {
    return await place.run(name, ...args);
  } finally {
    place.waiting -= 1;
    observe('assay_page_seconds', { work: name }, (performance.now() - since) / 1_000);
  }
};
