import { inject } from 'vitest';

/**
 * Returns the URL of the portal that this worker's tests share. Each worker has one, so that concurrent
 * tests do not affect each other; tests on one portal run in sequence.
 */
export function portalUrl(): string {
  const urls = inject('portalUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (!url) throw new Error(`no portal for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
