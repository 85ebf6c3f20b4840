import type { Role } from '@assay/shared/access/roles.ts';
import type { Screen } from '@assay/shared/access/screen.ts';

/** Whether a screen belongs into the menu of somebody with these roles. */
export function mayOpen(screen: Screen, roles: readonly Role[]): boolean {
  const holds = (some: readonly Role[]) => some.some((role) => roles.includes(role));
  if (screen.Menu?.Roles && !holds(screen.Menu.Roles)) return false;
  return typeof screen.Access === 'string' || holds(screen.Access);
}
