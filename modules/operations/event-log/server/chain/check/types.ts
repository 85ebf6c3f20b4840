import type { Difference } from '#platform/server/comparison/types.ts';

/**
 * Type of a difference that the event log check reports, with all its kinds. The text `AUDIT_CHECK_<Check>`
 * describes each kind.
 */
export type AuditDifference = Difference<AuditCheck>;
type AuditCheck =
  | 'ROW_CHANGED'
  | 'ROW_GONE'
  | 'SEAL_GONE'
  | 'SEAL_LATE'
  | 'ROW_UNSEALED'
  | 'DATED_BACK'
  | 'STATE_REWRITTEN';
