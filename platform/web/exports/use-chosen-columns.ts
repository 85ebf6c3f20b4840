import type { ExportList } from '#platform/common/exports/lists.ts';
import { listViewRoutes } from '#platform/common/list-view/contract.ts';
import { LIST_NAMES } from '#platform/common/list-view/list-names.ts';
import { useGet } from '../api/use-get.ts';

/**
 * Columns that the reader chose for this list, in their order: those of the view that is open, else their own; null
 * where they chose none, or the list has none to choose.
 * @param ofView columns that stand in the address
 */
export function useChosenColumns(
  list: ExportList,
  ofView: readonly string[] | null,
): readonly string[] | null {
  const List = LIST_NAMES.find((name) => name === list);
  const kept = useGet(listViewRoutes.list, { List: List ?? 'APPLICATIONS' }, { enabled: List !== undefined });
  if (List === undefined) return null;
  return ofView ?? kept.data?.Columns ?? null;
}
