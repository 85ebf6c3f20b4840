import { useSearch } from '@tanstack/react-router';
import { STAGES } from '#modules/applications/applications/rules/index.ts';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { dashboardRoutes } from '#modules/operations/dashboards/rules/contract.ts';
import { stageKey } from '#modules/operations/dashboards/web/stage-key.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { RangeFilter, SelectFilter } from '#platform/web/ui/list/list-types.ts';

/**
 * Hook that returns the filters contained in a dashboard figure's link, so that the application list opened
 * by it shows them and users can remove them.
 */
export function useFigureFilters(): { filters: SelectFilter[]; ranges: RangeFilter[] } {
  const t = useText();
  const search = useSearch({ strict: false }) as Record<string, string | undefined>;
  const people = useGet(dashboardRoutes.pace, undefined, { enabled: Boolean(search.DoneBy) }).data?.People;
  const person = people?.find((one) => one.UserKey === search.DoneBy)?.Name ?? '…';
  const filters: SelectFilter[] = [
    {
      name: 'Step',
      label: t('DASH_STEP'),
      options: STEPS.map((value) => ({ value, label: t(`STEP_${value}`) })),
    },
    {
      name: 'IsOverTarget',
      label: t('DASH_FILTER_TARGET'),
      options: [{ value: 'true', label: t('DASH_FILTER_TARGET_OVER') }],
    },
    {
      name: 'IsFindingOverdue',
      label: t('DASH_FILTER_FINDING'),
      options: [{ value: 'true', label: t('DASH_FILTER_FINDING_LATE') }],
    },
    {
      name: 'DoneStage',
      label: t('DASH_FILTER_STAGE'),
      options: STAGES.map((value) => ({ value, label: t(stageKey(value)) })),
    },
    {
      name: 'DoneBy',
      label: t('DASH_FILTER_PERSON'),
      options: [{ value: search.DoneBy ?? '', label: person }],
    },
  ];
  const ranges: RangeFilter[] = [
    { from: 'DoneFrom', to: 'DoneTo', label: t('DASH_FILTER_DONE') },
    { from: 'CompletedFrom', to: 'CompletedTo', label: t('DASH_FILTER_COMPLETED') },
    { from: 'DueFrom', to: 'DueTo', label: t('DASH_FILTER_DUE') },
  ];
  return {
    filters: filters.filter(({ name }) => search[name]),
    ranges: ranges.filter(({ from, to }) => search[from] || search[to]),
  };
}
