import { useSearch } from '@tanstack/react-router';
import { applicationList } from '#modules/applications/applications/rules/index.ts';
import { dashboardRoutes } from '#modules/operations/dashboards/rules/contract.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import type { RangeFilter, SelectFilter } from '#platform/web/ui/list/list-types.ts';
import { useListFilters } from '#platform/web/ui/list/use-list-filters.ts';

/**
 * Hook that returns the filters contained in a dashboard figure's link, so that the application list opened
 * by it shows them and users can remove them.
 */
export function useFigureFilters(): { filters: SelectFilter[]; ranges: RangeFilter[] } {
  const { select, range } = useListFilters(applicationList);
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  const people = useGet(dashboardRoutes.pace, undefined, { enabled: Boolean(search.DoneBy) }).data?.People;
  const person = people?.find((one) => one.UserKey === search.DoneBy)?.Name ?? '…';
  const filters = [
    select('Step'),
    select('IsOverTarget'),
    select('IsFindingOverdue'),
    select('DoneStage'),
    select('DoneBy', [{ value: search.DoneBy ?? '', label: person }]),
  ];
  const ranges = [range('Done'), range('Completed'), range('Due')];
  return {
    filters: filters.filter(({ name }) => search[name]),
    ranges: ranges.filter(({ from, to }) => search[from] || search[to]),
  };
}
