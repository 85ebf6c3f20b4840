/** What other modules may use of this one; everything else is its own. */
export { namesFixed } from './refuse-fixed-names.ts';
