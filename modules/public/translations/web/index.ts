/** What other modules may use of this one; everything else is its own. */
export { loadOnSite } from './in-place/load-on-site.ts';
