/** The public verdict of a certificate on a day; UNKNOWN is that of a number without a certificate. */
export const VERDICTS = [
  'VALID',
  'SUSPENDED',
  'EXPIRED',
  'TERMINATED',
  'WITHDRAWN',
  'VOID',
  'NOT_YET_VALID',
  'UNKNOWN',
] as const;
export type Verdict = (typeof VERDICTS)[number];
