/** Public interface of the translations module's web part for other modules: in-place translation. */
export { loadOnSite } from './in-place/load-on-site.ts';
