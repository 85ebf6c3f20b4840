/** Definition of the register of decisions: filters and columns, for its screen, route and export. */
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, flag, record, someOf } from '#platform/common/lists/filters.ts';
import { DECISION_TYPES } from './decision-types.ts';

export const decisionList = defineList({
  Filters: {
    Type: someOf({ Label: 'DECISION_TYPE', Codes: DECISION_TYPES, Texts: 'DECISION_TYPE_' }),
    /** The decider took part in the evaluation within the certification cycle. */
    IsNotSeparate: flag('DECISION_DUTIES', 'DECISION_FILTER_NOT_SEPARATE'),
    OrganisationKey: record('organisation', 'APP_LIST_ORG'),
    ServiceKey: record('service', 'APP_LIST_SERVICE'),
    ...days('Decided', 'DECISION_DECIDED'),
  },
  Columns: {
    no: { Label: 'DECISION_NO', Kind: 'TEXT', Sort: 'DecisionNo' },
    type: { Label: 'DECISION_TYPE', ...code(DECISION_TYPES, 'DECISION_TYPE_') },
    org: { Label: 'APP_LIST_ORG', Kind: 'NAME' },
    service: { Label: 'APP_LIST_SERVICE', Kind: 'NAME' },
    application: { Label: 'DECISION_APPLICATION', Kind: 'TEXT' },
    certificate: { Label: 'DECISION_CERTIFICATE', Kind: 'TEXT' },
    decider: { Label: 'DECISION_DECIDER', Kind: 'TEXT' },
    decided: { Label: 'DECISION_DECIDED', Kind: 'DATE', Sort: 'DecidedAt' },
    effective: { Label: 'DECISION_EFFECTIVE', Kind: 'DATE', Only: 'FILE' },
    grounds: { Label: 'DECISION_GROUNDS', Kind: 'TEXT', Only: 'FILE' },
    isSeparate: { Label: 'DECISION_DUTIES', Kind: 'YES_NO', Only: 'FILE' },
  },
});
