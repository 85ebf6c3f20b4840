import { inject } from 'vitest';

/**
 * The portal that this worker's stories share: one for each worker, so that two stories that run at the same time
 * never meet. Stories on one portal follow each other.
 */
export function portalUrl(): string {
  const urls = inject('portalUrls');
  const url = urls[(Number(process.env.VITEST_POOL_ID) - 1) % urls.length];
  if (!url) throw new Error(`no portal for worker ${process.env.VITEST_POOL_ID}`);
  return url;
}
