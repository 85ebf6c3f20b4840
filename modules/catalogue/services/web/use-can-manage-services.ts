import { SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { useUser } from '#platform/web/session/use-user.ts';

/** Whether the reader sets up services, or only reads how they are set up. */
export const useCanManageServices = (): boolean =>
  useUser().UserRoleList.some((role) => (SETTINGS_ROLES as readonly string[]).includes(role));
