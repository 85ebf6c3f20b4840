import { loadChunk } from '#platform/web/api/load-chunk.ts';

/** Loads in-place translation on a public page, on request only, as few readers may use it. */
export const loadOnSite = () => loadChunk(() => import('./start-on-site.tsx'));
