/** What changes texts in place on a public page; few readers may, so it comes when one of them asks. */
export const loadOnSite = () => import('./start-on-site.tsx');
