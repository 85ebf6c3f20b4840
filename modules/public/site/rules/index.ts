/** What other modules may use of this one; everything else is its own. */
export type { DisclosureQuery, DisclosureResult, RegisterQuery, RegisterResult } from './page.ts';
