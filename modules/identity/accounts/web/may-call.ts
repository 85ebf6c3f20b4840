import type { Role } from '#platform/common/access/roles.ts';
import type { Route } from '#platform/common/contract/define-route.ts';

/** Whether a route answers to somebody with these roles: what nobody may read is not offered. */
export const mayCall = (route: Route, roles: readonly Role[]): boolean =>
  typeof route.access === 'string' || route.access.some((role) => roles.includes(role));
