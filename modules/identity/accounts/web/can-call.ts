import type { Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';

/**
 * Whether a user with these roles may call a server route; account screens omit tabs whose content the user
 * may not read.
 */
export const canCall = (route: Route, roles: readonly Role[]): boolean =>
  typeof route.access === 'string' || route.access.some((role) => roles.includes(role));
