/** What other modules may use of this one; everything else is its own. */
export { type BulkKind, MAX_BATCH_SIZE } from './kinds.ts';
