import { loadChunk } from '#platform/web/api/load-chunk.ts';

/** What changes texts in place on a public page; few readers may, so it comes when one of them asks. */
export const loadOnSite = () => loadChunk(() => import('./start-on-site.tsx'));
