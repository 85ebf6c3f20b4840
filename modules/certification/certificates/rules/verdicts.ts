/** Possible public verdicts on a certificate; UNKNOWN is for a number without a certificate. */
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
