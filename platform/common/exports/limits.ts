/** Bounds of what is exported (A122). */
export const EXPORT_LIMITS = {
  /** A list on paper; longer ones are taken as a workbook or as text. */
  PdfRows: 5_000,
  /** Of one person, waiting and running together. */
  AtOnce: 3,
  /** Applications in one request. */
  Applications: 200,
  /** Days that a finished file is kept. */
  KeptDays: 7,
} as const;
