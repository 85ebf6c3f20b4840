/**
 * Type of a disagreement that the check of the public log reports, and the names of all of them, each
 * explained by the text `LOG_CHECK_<Check>`.
 */
import type { Difference } from '#platform/server/comparison/types.ts';

/**
 * One disagreement between the public log, its tree and the histories. The text `LOG_CHECK_<Check>` explains
 * it.
 */
export type LogDifference = Difference<LogCheck>;
export type LogCheck =
  | 'LEAF_MISSING'
  | 'LEAF_LATE'
  | 'LEAF_GONE'
  | 'LEAF_DIFFERS'
  | 'LEAF_HASH'
  | 'EVENT_GONE'
  | 'PAGE_DIFFERS'
  | 'PAGE_UNLOGGED'
  | 'BACK_DATED'
  | 'HOLDS_EARLIER'
  | 'NODE_GONE'
  | 'NODE_DIFFERS'
  | 'CHECKPOINT_MISSING'
  | 'CHECKPOINT_ROOT'
  | 'CHECKPOINT_NOTE'
  | 'CHECKPOINT_GONE'
  | 'CHECKPOINT_REWRITTEN';
