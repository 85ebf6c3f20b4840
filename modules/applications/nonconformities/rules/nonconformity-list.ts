/** Definition of the register of nonconformities: filters and columns, for its screen, route and export. */
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, flag, oneOf, record, someOf } from '#platform/common/lists/filters.ts';
import { AGES } from './ageing.ts';
import { GRADES } from './facts.ts';
import { NONCONFORMITY_STATUSES, OWNERS } from './statuses.ts';

export const nonconformityList = defineList({
  Filters: {
    Status: someOf({ Label: 'NC_STATUS', Codes: NONCONFORMITY_STATUSES, Texts: 'NC_STATUS_' }),
    Grade: oneOf({ Label: 'NC_GRADE', Codes: GRADES, Texts: 'NC_GRADE_' }),
    /** The side that has to act next. */
    Owner: oneOf({ Label: 'NC_OWNER', Codes: OWNERS, Texts: 'NC_OWNER_' }),
    /** Of open ones: days since they were raised. */
    Age: oneOf({ Label: 'NC_AGE', Codes: AGES, Texts: 'NC_AGE_' }),
    /** Not verified, not closed and not withdrawn. */
    IsOpen: flag('NC_STATUS', 'NC_FILTER_OPEN'),
    /** Open after its due date. */
    IsOverdue: flag('NC_DUE', 'NC_FILTER_OVERDUE'),
    /** Overdue for longer than the service allows. */
    IsEscalated: flag('NC_DUE', 'NC_ESCALATED'),
    OrganisationKey: record('organisation', 'APP_LIST_ORG'),
    ServiceKey: record('service', 'APP_LIST_SERVICE'),
    ...days('Raised', 'NC_RAISED'),
  },
  Columns: {
    no: { Label: 'NC_NO', Kind: 'TEXT', Sort: 'NonconformityNo' },
    application: { Label: 'NC_APPLICATION', Kind: 'TEXT' },
    org: { Label: 'APP_LIST_ORG', Kind: 'NAME' },
    service: { Label: 'APP_LIST_SERVICE', Kind: 'NAME' },
    clause: { Label: 'NC_CLAUSE', Kind: 'TEXT' },
    requirement: { Label: 'NC_REQUIREMENT', Kind: 'NAME', Only: 'FILE' },
    statement: { Label: 'NC_STATEMENT', Kind: 'TEXT', Only: 'FILE' },
    grade: { Label: 'NC_GRADE', ...code(GRADES, 'NC_GRADE_') },
    status: { Label: 'NC_STATUS', ...code(NONCONFORMITY_STATUSES, 'NC_STATUS_') },
    owner: { Label: 'NC_OWNER', ...code(OWNERS, 'NC_OWNER_') },
    raised: { Label: 'NC_RAISED', Kind: 'DATE', Sort: 'RaisedAt' },
    age: { Label: 'NC_AGE', Kind: 'NUMBER' },
    due: { Label: 'NC_DUE', Kind: 'DATE', Sort: 'DueOn' },
  },
});
