/** Definition of the list of proposed decisions: filters and columns, for its screen, route and export. */
import { code } from '#platform/common/lists/columns.ts';
import { defineList } from '#platform/common/lists/define-list.ts';
import { days, flag, record, someOf } from '#platform/common/lists/filters.ts';
import { PROPOSAL_STATUSES } from './statuses.ts';
import { PROPOSAL_TYPES } from './types.ts';

export const proposalList = defineList({
  Filters: {
    Type: someOf({ Label: 'DECISION_TYPE', Codes: PROPOSAL_TYPES, Texts: 'DECISION_TYPE_' }),
    Status: someOf({ Label: 'PROPOSAL_STATUS', Codes: PROPOSAL_STATUSES, Texts: 'PROPOSAL_STATUS_' }),
    /** Waits for a decider. */
    IsOpen: flag('PROPOSAL_STATUS', 'PROPOSAL_FILTER_OPEN'),
    /** An urgent suspension that was not ratified in time. */
    IsOverdue: flag('PROPOSAL_RATIFY_BY', 'PROPOSAL_FILTER_OVERDUE'),
    OrganisationKey: record('organisation', 'APP_LIST_ORG'),
    ServiceKey: record('service', 'APP_LIST_SERVICE'),
    ...days('Proposed', 'PROPOSAL_PROPOSED'),
  },
  Columns: {
    certificate: { Label: 'DECISION_CERTIFICATE', Kind: 'TEXT' },
    type: { Label: 'DECISION_TYPE', ...code(PROPOSAL_TYPES, 'DECISION_TYPE_') },
    org: { Label: 'APP_LIST_ORG', Kind: 'NAME' },
    service: { Label: 'APP_LIST_SERVICE', Kind: 'NAME' },
    ground: { Label: 'DECISION_GROUNDS', Kind: 'NAME' },
    status: { Label: 'PROPOSAL_STATUS', ...code(PROPOSAL_STATUSES, 'PROPOSAL_STATUS_') },
    proposer: { Label: 'PROPOSAL_PROPOSER', Kind: 'TEXT' },
    proposed: { Label: 'PROPOSAL_PROPOSED', Kind: 'DATE', Sort: 'ProposedAt' },
    ratify: { Label: 'PROPOSAL_RATIFY_BY', Kind: 'DATE' },
    decider: { Label: 'DECISION_DECIDER', Kind: 'TEXT', Only: 'FILE' },
    closed: { Label: 'PROPOSAL_CLOSED', Kind: 'DATE', Only: 'FILE' },
    remark: { Label: 'DECISION_GROUNDS_TEXT', Kind: 'TEXT', Only: 'FILE' },
  },
});
