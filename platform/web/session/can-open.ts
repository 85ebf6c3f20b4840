/**
 * Decides by the user's roles whether a screen appears in the menu, and whether an address belongs to a
 * screen that the user may open, for example before showing a link to it.
 */
import { screenOf } from '#platform/common/access/navigate.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Screen } from '#platform/common/access/screen.ts';

/** Whether a screen belongs in the menu of a user with these roles. */
export function canOpen(screen: Screen, roles: readonly Role[]): boolean {
  if (screen.Menu?.Roles && !hasOneOf(screen.Menu.Roles, roles)) return false;
  return typeof screen.Access === 'string' || hasOneOf(screen.Access, roles);
}

/** Whether an address belongs to a screen that these roles may open; false for an unknown address. */
export function canOpenAddress(address: string, roles: readonly Role[]): boolean {
  const screen = screenOf(address.split(/[?#]/)[0] ?? '');
  return screen !== undefined && (typeof screen.Access === 'string' || hasOneOf(screen.Access, roles));
}

const hasOneOf = (some: readonly Role[], roles: readonly Role[]): boolean =>
  some.some((role) => roles.includes(role));
