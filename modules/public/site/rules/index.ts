/** Public interface of the site's rules for other modules: register and disclosure queries and results. */
export type { DisclosureQuery, DisclosureResult, RegisterQuery, RegisterResult } from './page.ts';
