import { hasPermission } from '#platform/common/access/permissions.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { servicesPermissions } from '../rules/permissions.ts';

/**
 * React hook that returns whether the signed-in user has a settings role and so may change services, or may
 * only read them.
 */
export const useCanManageServices = (): boolean =>
  hasPermission(useUser().UserRoleList, servicesPermissions.MANAGE_SERVICES);
