import type { SignedIn } from '../http/context.ts';

type Query = { Page: number; PageSize: number; Sort?: string | undefined };

/**
 * Returns the cache key of a list for one user and filter, without page and order, under which it is
 * remembered that the list's total exceeds the counted maximum.
 */
export function listName(list: string, actor: Pick<SignedIn, 'Id' | 'Roles'>, query: Query): string {
  const { Page: _page, PageSize: _size, Sort: _sort, ...filters } = query;
  return `${list} ${actor.Id} ${actor.Roles.join()} ${JSON.stringify(filters)}`;
}
