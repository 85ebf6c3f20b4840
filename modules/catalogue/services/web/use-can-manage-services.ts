import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { useUser } from '#platform/web/session/use-user.ts';

/**
 * React hook that returns whether the signed-in user has a settings role and so may change services, or may
 * only read them.
 */
export const useCanManageServices = (): boolean =>
  useUser().UserRoleList.some((role) => (SETTINGS_ROLES as readonly string[]).includes(role));
