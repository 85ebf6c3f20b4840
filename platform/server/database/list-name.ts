import type { SignedIn } from '../http/context.ts';

type Query = { Page: number; PageSize: number; Sort?: string | undefined };

/** Returns an identifier of a list as filtered by one user, independent of page and order. */
export function listName(list: string, actor: Pick<SignedIn, 'Id' | 'Roles'>, query: Query): string {
  const { Page: _page, PageSize: _size, Sort: _sort, ...filters } = query;
  return `${list} ${actor.Id} ${actor.Roles.join()} ${JSON.stringify(filters)}`;
}
