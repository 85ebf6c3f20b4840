/** What anybody may be told of a certificate on a day; UNKNOWN is what a number has that names none. */
export const VERDICTS = [
  'VALID',
  'SUSPENDED',
  'EXPIRED',
  'TERMINATED',
  'WITHDRAWN',
  'NOT_YET_VALID',
  'UNKNOWN',
] as const;
export type Verdict = (typeof VERDICTS)[number];
