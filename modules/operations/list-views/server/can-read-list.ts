import type { Role } from '#platform/common/access/roles.ts';
import type { ListName } from '#platform/common/list-view/list-names.ts';
import { listRoutes } from '#platform/server/lists/registers.ts';

/**
 * Whether at least one of these roles may open a list; checked when saved views of a list are read, saved or
 * shared.
 */
export function canReadList(roles: readonly Role[], list: ListName): boolean {
  const { access } = listRoutes.get(list);
  return typeof access === 'string' || roles.some((role) => access.includes(role));
}
