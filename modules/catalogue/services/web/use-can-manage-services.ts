import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { useUser } from '#platform/web/session/use-user.ts';

/** Whether the user may change services, or only read their configuration. */
export const useCanManageServices = (): boolean =>
  useUser().UserRoleList.some((role) => (SETTINGS_ROLES as readonly string[]).includes(role));
