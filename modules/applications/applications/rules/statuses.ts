/**
 * Statuses of an application. `NONE` is the state before CREATE (no record yet); the others are
 * specification point 4.
 */
export const APPLICATION_STATUSES = [
  'NONE',
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'REJECTED_STAFF',
  'CERTIFIED',
  'COMPLETED',
  'CANCELLED',
  'ARCHIVED',
  'WAITING',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
