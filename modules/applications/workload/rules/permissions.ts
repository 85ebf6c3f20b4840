import type { PermissionTable } from '#platform/common/access/permissions.ts';
import { PLANNERS } from '#platform/common/access/roles.ts';

/** Permissions of this module: the roles that have each. */
export const workloadPermissions = {
  READ_WORKLOAD: PLANNERS,
} as const satisfies PermissionTable;
