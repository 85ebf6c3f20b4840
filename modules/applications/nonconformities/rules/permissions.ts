import { applicationsPermissions } from '#modules/applications/applications/rules/index.ts';
import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { ROLES, STAFF_ROLES } from '#platform/common/access/roles.ts';

/** Permissions of this module on nonconformities: the roles that have each. */
export const nonconformitiesPermissions = {
  READ_NONCONFORMITIES: ROLES,
  LIST_NONCONFORMITIES: STAFF_ROLES,
  ANSWER_NONCONFORMITIES: applicationsPermissions.SUBMIT_APPLICATIONS,
  VERIFY_NONCONFORMITIES: applicationsPermissions.BE_ASSIGNED_TO_STEPS,
  VERIFY_FOR_OTHERS: applicationsPermissions.DECIDE_FOR_OTHERS,
  RECEIVE_NONCONFORMITY_ESCALATIONS: ['SCHEDULING'],
} as const satisfies PermissionTable;
