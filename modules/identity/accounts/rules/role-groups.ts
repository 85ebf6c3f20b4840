import type { StaffRole } from '#platform/common/access/roles.ts';

/**
 * Groups in which the staff form shows the staff roles: administration, operation, assessment, decision.
 */
export const ROLE_GROUPS = {
  ADMINISTRATION: ['ADMIN', 'SUB_ADMIN', 'IT'],
  OPERATION: ['BUSINESS', 'SCHEDULING', 'FINANCE'],
  ASSESSMENT: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'],
  DECISION: ['COO', 'DEPUTYCEO', 'CEO'],
} as const satisfies Record<string, readonly StaffRole[]>;
