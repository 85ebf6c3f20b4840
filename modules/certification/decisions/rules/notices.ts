/** Notifications about proposed decisions, with the group that each belongs to. */
import type { Notice, NoticeTable } from '#platform/common/notices.ts';

const proposalNotice = {
  Group: 'TURN',
  path: ({ ProposalKey }) => (ProposalKey ? `/decisions/proposals/view?key=${ProposalKey}` : null),
  Mail: {
    Button: 'MAIL_OPEN_PROPOSAL',
    Params: ['CertificateNo', 'OrgName', 'ServiceName', 'DecisionType', 'On'],
  },
} as const satisfies Notice;

export const decisionsNotices = {
  /** To the deciders: to be confirmed or declined. */
  PROPOSAL_MADE: proposalNotice,
  /** To the deciders: a certificate was suspended urgently; to be ratified. */
  PROPOSAL_URGENT: proposalNotice,
  /** To the deciders: an urgent suspension was not ratified in time. */
  PROPOSAL_OVERDUE: proposalNotice,
  /** To the proposer. */
  PROPOSAL_CONFIRMED: proposalNotice,
  /** To the proposer. */
  PROPOSAL_DECLINED: proposalNotice,
} as const satisfies NoticeTable;

declare module '#platform/common/notices.ts' {
  interface Notices {
    decisions: typeof decisionsNotices;
  }
}
