import type { Role } from '@assay/shared/access/roles.ts';
import type { ListName } from '@assay/shared/list-view/list-names.ts';
import { LIST_ROUTES } from '@assay/shared/list-view/list-routes.ts';

/** Whether holders of one of these roles may read the list at all. */
export function mayReadList(roles: readonly Role[], list: ListName): boolean {
  const { access } = LIST_ROUTES[list];
  return typeof access === 'string' || roles.some((role) => access.includes(role));
}
