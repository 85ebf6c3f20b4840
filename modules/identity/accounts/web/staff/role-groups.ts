import type { Role, STAFF_ROLES } from '#platform/common/access/roles.ts';

export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * Groups in which the staff form shows the staff roles (administration, operation, assessment, decision);
 * also the type of a staff role and its check.
 */
export const ROLE_GROUPS = {
  ADMINISTRATION: ['ADMIN', 'SUB_ADMIN', 'IT'],
  OPERATION: ['BUSINESS', 'SCHEDULING', 'FINANCE'],
  ASSESSMENT: ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'],
  DECISION: ['COO', 'DEPUTYCEO', 'CEO'],
} as const satisfies Record<string, readonly StaffRole[]>;

export const isStaffRole = (role: Role): role is StaffRole => role !== 'CLIENT' && role !== 'SUB_CLIENT';
