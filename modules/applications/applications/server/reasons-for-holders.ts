/**
 * Lines of a certificate's story whose reason, and the papers that came with it, its holder is owed; what is noted
 * beside the others was said inside the body.
 */
export const REASONS_FOR_HOLDERS: ReadonlySet<string> = new Set([
  'SUSPENDED',
  'RESUMED',
  'TERMINATED',
  'EXPIRED',
  'EXTENDED',
  'WITHDRAWN',
]);
