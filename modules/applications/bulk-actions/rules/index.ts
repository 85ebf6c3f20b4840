/** Public rules of the bulk actions module: everything that other modules may import. */
export { type BulkKind, MAX_BATCH_SIZE } from './kinds.ts';
