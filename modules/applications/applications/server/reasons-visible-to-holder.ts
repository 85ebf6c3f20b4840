/**
 * History entries of a certificate whose reason and attached files must be disclosed to its holder; notes on all other entries
 * are internal.
 */
export const REASONS_VISIBLE_TO_HOLDER: ReadonlySet<string> = new Set([
  'SUSPENDED',
  'RESUMED',
  'TERMINATED',
  'EXPIRED',
  'EXTENDED',
  'WITHDRAWN',
]);
