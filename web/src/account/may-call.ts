import type { Role } from '@assay/shared/access/roles.ts';
import type { Route } from '@assay/shared/contract/define-route.ts';

/** Whether a route answers to somebody with these roles: what nobody may read is not offered. */
export const mayCall = (route: Route, roles: readonly Role[]): boolean =>
  typeof route.access === 'string' || route.access.some((role) => roles.includes(role));
