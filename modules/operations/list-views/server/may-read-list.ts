import type { Role } from '#platform/common/access/roles.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import { LIST_ROUTES } from '../rules/list-routes.ts';

/** Whether holders of one of these roles may read the list at all. */
export function mayReadList(roles: readonly Role[], list: ListName): boolean {
  const { access } = LIST_ROUTES[list];
  return typeof access === 'string' || roles.some((role) => access.includes(role));
}
