import type { SignedIn } from '../http/context.ts';

type Query = { Page: number; PageSize: number; Sort?: string | undefined };

/** What tells one person's list with its filters from all others, whatever page or order is asked for. */
export function listName(list: string, actor: Pick<SignedIn, 'Id' | 'Roles'>, query: Query): string {
  const { Page: _page, PageSize: _size, Sort: _sort, ...filters } = query;
  return `${list} ${actor.Id} ${actor.Roles.join()} ${JSON.stringify(filters)}`;
}
