import { inject } from 'vitest';

/**
 * Returns the URL of the shared portal for the current worker of the browser tests. Each worker has its own,
 * so that tests that run at the same time do not affect each other.
 */
export function portalUrl(): string {
  const urls = inject('portalUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (!url) throw new Error(`no portal for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
