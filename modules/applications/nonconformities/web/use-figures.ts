import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { nonconformityFigureRoutes } from '../rules/figures-contract.ts';
import { nonconformitiesPermissions } from '../rules/permissions.ts';

/** Hook that loads the figures about nonconformities; undefined for those who may not list them. */
export function useFigures() {
  const enabled = hasPermission(useUser().UserRoleList, nonconformitiesPermissions.LIST_NONCONFORMITIES);
  return useGet(nonconformityFigureRoutes.figures, undefined, { enabled }).data;
}
