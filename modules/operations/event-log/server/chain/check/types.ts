import type { Difference } from '#platform/server/comparison/types.ts';

/** One thing that is wrong with the event log. `AUDIT_CHECK_<Check>` says what it means. */
export type AuditDifference = Difference<AuditCheck>;
type AuditCheck =
  | 'ROW_CHANGED'
  | 'ROW_GONE'
  | 'SEAL_GONE'
  | 'SEAL_LATE'
  | 'ROW_UNSEALED'
  | 'DATED_BACK'
  | 'STATE_REWRITTEN';
