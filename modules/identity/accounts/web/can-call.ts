import type { Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';

/** Whether a user with these roles may call a route; content that a user may not read is not offered. */
export const canCall = (route: Route, roles: readonly Role[]): boolean =>
  typeof route.access === 'string' || route.access.some((role) => roles.includes(role));
