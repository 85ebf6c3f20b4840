/** What other modules may use of this one; everything else is its own. */
export { usesAbove } from './uses-above.ts';
