/** What other modules may use of this one; everything else is its own. */
export { IN_FORCE } from './in-force.ts';
