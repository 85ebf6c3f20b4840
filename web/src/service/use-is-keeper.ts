import { SETTINGS_ROLES } from '@assay/shared/access/roles.ts';
import { useUser } from '../session/use-user.ts';

/** Whether the reader sets up services, or only reads how they are set up. */
export const useIsKeeper = (): boolean =>
  useUser().UserRoleList.some((role) => (SETTINGS_ROLES as readonly string[]).includes(role));
