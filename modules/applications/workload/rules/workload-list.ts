/** Definition of the list of workload: filters and columns, for its screen, route and export. */
import { ASSIGNED_STEPS } from '#modules/catalogue/services/rules/index.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { flag, oneOf } from '#platform/common/lists/filters.ts';

export const workloadList = defineList({
  Filters: {
    Step: oneOf({ Label: 'WORKLOAD_STEPS', Codes: ASSIGNED_STEPS, Texts: 'STEP_' }),
    /** Absent today. */
    IsAway: flag('WORKLOAD_AWAY', 'WORKLOAD_FILTER_AWAY'),
    /** Something is due that is not done. */
    IsOverdue: flag('WORKLOAD_OVERDUE', 'WORKLOAD_FILTER_OVERDUE'),
    /** With open work, and suspended, removed or without a role for it. */
    IsUnable: flag('WORKLOAD_STEPS', 'WORKLOAD_FILTER_UNABLE'),
    /** No open assignment. */
    IsFree: flag('WORKLOAD_OPEN', 'WORKLOAD_FILTER_FREE'),
  },
  Columns: {
    name: { Label: 'WORKLOAD_NAME', Kind: 'TEXT', Sort: 'Name' },
    steps: { Label: 'WORKLOAD_STEPS', Kind: 'TEXT' },
    current: { Label: 'WORKLOAD_CURRENT', Kind: 'NUMBER', Sort: 'Current' },
    overdue: { Label: 'WORKLOAD_OVERDUE', Kind: 'NUMBER', Sort: 'Overdue' },
    oldest: { Label: 'WORKLOAD_OLDEST', Kind: 'DATE', Sort: 'OldestSince' },
    open: { Label: 'WORKLOAD_OPEN', Kind: 'NUMBER', Sort: 'Open' },
    away: { Label: 'WORKLOAD_AWAY', Kind: 'DATE', Only: 'SCREEN' },
    awayFrom: { Label: 'WORKLOAD_AWAY_FROM', Kind: 'DATE', Only: 'FILE' },
    awayTo: { Label: 'WORKLOAD_AWAY_TO', Kind: 'DATE', Only: 'FILE' },
  },
});
