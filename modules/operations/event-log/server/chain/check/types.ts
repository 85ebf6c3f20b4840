import type { Difference } from '#platform/server/comparison/types.ts';

/** One difference found in the event log. The text `AUDIT_CHECK_<Check>` describes its type. */
export type AuditDifference = Difference<AuditCheck>;
type AuditCheck =
  | 'ROW_CHANGED'
  | 'ROW_GONE'
  | 'SEAL_GONE'
  | 'SEAL_LATE'
  | 'ROW_UNSEALED'
  | 'DATED_BACK'
  | 'STATE_REWRITTEN';
