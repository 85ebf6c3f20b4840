/**
 * Limits of exports: rows of a PDF list, concurrent exports per user, applications per request, and days for
 * which a finished file is kept (A122).
 */
export const EXPORT_LIMITS = {
  /** Maximum rows of a PDF list; longer lists are exported as a spreadsheet or text. */
  PdfRows: 5_000,
  /** Maximum exports per user, waiting and running together. */
  AtOnce: 3,
  /** Maximum applications per request. */
  Applications: 200,
  /** Number of days a finished file is kept. */
  KeptDays: 7,
} as const;
