import type { Route } from '#platform/common/contract/define-route.ts';
import { queryClient } from '../api/query-client.ts';
import type { ListAnswer, ListQuery } from '../ui/list/list-types.ts';

export type CurrentRows = { total: number; isCapped: boolean };

/**
 * Returns the number of rows of the list on the screen from the cache, shown in its export menu; null if it
 * is not (yet) a paged list.
 */
export function currentRows({ path }: Partial<Route>, query: ListQuery): CurrentRows | null {
  const answer = path ? queryClient.getQueryData<Partial<ListAnswer<unknown>>>([path, query]) : undefined;
  return answer?.Total === undefined
    ? null
    : { total: answer.Total, isCapped: answer.IsTotalCapped ?? false };
}
