/** What other modules may use of this one; everything else is its own. */
export { type BulkKind, MOST_AT_ONCE } from './kinds.ts';
