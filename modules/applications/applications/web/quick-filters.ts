/**
 * Status groups that users see as one state (such as draft or in review), with their counts and list
 * addresses, and the quick filters of the application list built from them.
 */
import type { DataOf } from '#platform/common/contract/define-route.ts';
import { statusesWhere } from '#platform/common/workflow/define-statuses.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { QuickFilter } from '#platform/web/ui/list/list-types.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { APPLICATION_STATUS, GROUPS, type StatusGroup } from '../rules/statuses.ts';

const statusesOf = (group: StatusGroup) => statusesWhere(APPLICATION_STATUS, ({ Group }) => Group === group);

type Count = DataOf<typeof applicationRoutes.count>;

export const countOf = (group: StatusGroup, count: Count | undefined): number =>
  statusesOf(group).reduce((sum, status) => sum + (count?.Counts[status] ?? 0), 0);

/** URL of the list filtered to a group. */
export const groupHref = (group: StatusGroup): string =>
  `/applications?${new URLSearchParams({ Status: statusesOf(group).join(',') })}`;

export const quickFilters = (t: Translate, count: Count | undefined): QuickFilter[] => [
  { id: 'turn', label: t('APP_FILTER_TURN'), params: { IsYourTurn: 'true' }, count: count?.YourTurn },
  ...GROUPS.map((group) => ({
    id: group,
    label: t(`APP_FILTER_${group}`),
    params: { Status: statusesOf(group).join(',') },
  })),
];
