import { MARK_STATES } from '#modules/applications/applications/rules/index.ts';
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, filter, flag, oneOf, record, someOf } from '#platform/common/lists/filters.ts';
import { DUE_KINDS, month } from './due-kinds.ts';

/** Definition of the schedule: filters and columns, for its screen, route and export. */
export const scheduleList = defineList({
  Filters: {
    Kind: someOf({ Label: 'SCHEDULE_WHAT', Codes: DUE_KINDS, Texts: 'SCHEDULE_KIND_' }),
    State: oneOf({ Label: 'SCHEDULE_STATE', Codes: MARK_STATES, Texts: 'CERT_CYCLE_' }),
    IsUnplanned: flag('SCHEDULE_UNPLANNED'),
    ServiceKey: record('service', 'CERT_LIST_SERVICE'),
    /** Only dates in this month in Hong Kong, YYYY-MM. */
    Month: filter({ Schema: month.optional(), Label: 'SCHEDULE_MONTH', Value: { Kind: 'MONTHS' } }),
    /** Only dates due on these days; by default from today on, and overdue ones. */
    ...days('', 'SCHEDULE_DUE'),
  },
  Columns: {
    due: { Label: 'SCHEDULE_DUE', Kind: 'DATE', Sort: 'On' },
    what: { Label: 'SCHEDULE_WHAT', Kind: 'TEXT' },
    no: { Label: 'CERT_LIST_NO', Kind: 'TEXT', Sort: 'CertificateNo' },
    org: { Label: 'CERT_LIST_ORG', Kind: 'NAME', Sort: 'OrgName' },
    service: { Label: 'CERT_LIST_SERVICE', Kind: 'NAME', With: 'org' },
    state: { Label: 'SCHEDULE_STATE', ...code(MARK_STATES, 'CERT_CYCLE_') },
    opens: { Label: 'SCHEDULE_WINDOW', Kind: 'DATE' },
    file: { Label: 'SCHEDULE_FILE', Kind: 'TEXT' },
  },
});
