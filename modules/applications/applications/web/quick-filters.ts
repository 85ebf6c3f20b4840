/**
 * Status groups that users see as one state (such as draft or in review), with their counts and list
 * addresses, and the quick filters of the application list built from them.
 */
import type { DataOf } from '#platform/common/contract/define-route.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { QuickFilter } from '#platform/web/ui/list/list-types.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import type { ApplicationStatus } from '../rules/statuses.ts';

/** Groups of statuses that users see as one state. */
const STATUS_GROUPS = {
  DRAFT: ['DRAFT', 'INPROGRESS'],
  SUBMITTED: ['PENDING'],
  REVIEW: ['UNDERREVIEW', 'REJECTED_FLOW'],
  CLIENT: ['RETURNED', 'REJECTED'],
  CERTIFIED: ['CERTIFIED'],
  COMPLETED: ['COMPLETED'],
  CLOSED: ['REJECTED_STAFF', 'CANCELLED', 'ARCHIVED'],
} as const satisfies Record<string, readonly ApplicationStatus[]>;
export type StatusGroup = keyof typeof STATUS_GROUPS;

type Count = DataOf<typeof applicationRoutes.count>;

export const countOf = (group: StatusGroup, count: Count | undefined): number =>
  STATUS_GROUPS[group].reduce((sum, status) => sum + (count?.Counts[status] ?? 0), 0);

/** URL of the list filtered to a group. */
export const groupHref = (group: StatusGroup): string =>
  `/applications?${new URLSearchParams({ Status: STATUS_GROUPS[group].join(',') })}`;

export const quickFilters = (t: Translate, count: Count | undefined): QuickFilter[] => [
  { id: 'turn', label: t('APP_FILTER_TURN'), params: { IsYourTurn: 'true' }, count: count?.YourTurn },
  ...(Object.keys(STATUS_GROUPS) as StatusGroup[]).map((group) => ({
    id: group,
    label: t(`APP_FILTER_${group}`),
    params: { Status: STATUS_GROUPS[group].join(',') },
  })),
];
