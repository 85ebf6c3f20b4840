import type { Route } from '#platform/common/contract/define-route.ts';
import { queryClient } from '../api/query-client.ts';
import type { ListAnswer, ListQuery } from '../ui/list/list-types.ts';

export type CurrentRows = { total: number; isCapped: boolean };

/** What the list on the screen has just counted; null where it is not (yet) a list that is read page by page. */
export function currentRows({ path }: Partial<Route>, query: ListQuery): CurrentRows | null {
  const answer = path ? queryClient.getQueryData<Partial<ListAnswer<unknown>>>([path, query]) : undefined;
  return answer?.Total === undefined
    ? null
    : { total: answer.Total, isCapped: answer.IsTotalCapped ?? false };
}
