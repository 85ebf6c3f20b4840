/**
 * Workflow of a proposed decision on a certificate: a decider confirms or declines it, or proposes a narrower scope instead of
 * a withdrawal; the proposer may withdraw it.
 */
import { type CertificateStatus, certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/index.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import { hidesAction } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, Row, RuleInput } from '#platform/common/workflow/types.ts';
import { decisionsPermissions as may } from '../permissions.ts';
import { proposalInputs as input } from './inputs.ts';
import { type ProposingFacts, REDUCTION_GUARDS } from './proposing-workflow.ts';
import {
  PROPOSAL_STATUS_ON,
  PROPOSAL_STATUSES,
  type ProposalStatus,
  proposalStatuses,
} from './statuses.ts';
import { PROPOSAL_ACTIONS, type ProposalType } from './types.ts';

export type ProposalFacts = {
  Status: ProposalStatus;
  /** An urgent suspension, which is in force and has to be ratified. */
  IsUrgent: boolean;
  /** The caller has proposed it. */
  IsOwn: boolean;
  /** The caller took part in the evaluation within the certification cycle. */
  IsEvaluator: boolean;
  /** The caller has declared an interest in the holder. */
  HasOwnInterest: boolean;
  /** The certificate still has the scope that the proposal changes; true for proposals of other types. */
  IsScopeCurrent: boolean;
  /** The certificate has a status in which the decision can take effect. */
  IsPossible: boolean;
  /** Of a proposed withdrawal: on what it depends whether a narrower scope can be proposed instead. */
  Reducing: ProposingFacts | null;
};
type Rule = RuleInput<ProposalFacts>;
const guard = (Code: string, test: (rule: Rule) => boolean): Guard<ProposalFacts> => ({ Code, test });

/** No role may bypass any of them. */
const g = {
  notProposer: guard('REASON_PROPOSAL_OWN', ({ facts }) => !facts.IsOwn),
  separate: guard('REASON_PROPOSAL_EVALUATOR', ({ facts }) => !facts.IsEvaluator),
  impartial: guard('REASON_INTEREST', ({ facts }) => !facts.HasOwnInterest),
  scopeCurrent: guard('REASON_PROPOSAL_SCOPE_CHANGED', ({ facts }) => facts.IsScopeCurrent),
  possible: guard('REASON_PROPOSAL_CERT_STATUS', ({ facts }) => facts.IsPossible),
  isProposer: hidesAction(guard('REASON_PROPOSAL_NOT_OWN', ({ facts }) => facts.IsOwn)),
  isWithdrawal: hidesAction(guard('REASON_PROPOSAL_NOT_WITHDRAWAL', ({ facts }) => facts.Reducing !== null)),
  stillSuspended: guard(
    'REASON_PROPOSAL_NOT_SUSPENDED',
    ({ facts: { Reducing } }) =>
      Reducing === null || certificateStatuses.suspended.includes(Reducing.CertificateStatusCode),
  ),
  notUrgent: hidesAction(guard('REASON_PROPOSAL_URGENT', ({ facts }) => !facts.IsUrgent)),
};

/** The conditions of proposing the reduction itself. */
const REDUCIBLE = REDUCTION_GUARDS.map(
  ({ Code, Field, test }): Guard<ProposalFacts> => ({
    Code,
    ...(Field !== undefined && { Field }),
    test: ({ facts: { Reducing }, ...rule }) => Reducing === null || test({ ...rule, facts: Reducing }),
  }),
);

/** Whether a decision can take effect on a certificate of this status; an urgent suspension is in force already. */
export const isPossible = (
  { Type, IsUrgent }: { Type: ProposalType; IsUrgent: boolean },
  status: CertificateStatus,
): boolean => IsUrgent || certificateWorkflow.Rows[PROPOSAL_ACTIONS[Type]].From.some((one) => one === status);

const DECIDERS = [{ Roles: may.DECIDE_PROPOSALS }] as const;
const PROPOSERS = [{ Roles: may.PROPOSE_DECISIONS }] as const;
const DUTIES = [g.notProposer, g.separate, g.impartial] as const;
const OPEN = proposalStatuses.open;
const REMARK = { Field: 'Remark', Kind: 'remark' } as const;
const REASON = { Field: 'Remark', Kind: 'remark', IsRequired: true } as const;

const Rows = {
  CONFIRM: {
    Source: 'decision 31',
    Path: '/decision/proposal/confirm',
    From: OPEN,
    By: DECIDERS,
    When: [...DUTIES, g.possible, g.scopeCurrent],
    Input: input.base,
    To: [PROPOSAL_STATUS_ON.CONFIRM],
    Ui: {
      Label: ({ IsUrgent }: ProposalFacts) => (IsUrgent ? 'ACT_PROPOSAL_RATIFY' : 'ACT_PROPOSAL_CONFIRM'),
      Means: 'MEANS_PROPOSAL_CONFIRM',
      Tone: 'primary',
      Place: 'main',
      Fields: [REMARK],
    },
    Success: 'MSG_PROPOSAL_CONFIRMED',
  },
  DECLINE: {
    Source: 'decision 31',
    Path: '/decision/proposal/decline',
    From: OPEN,
    By: DECIDERS,
    When: DUTIES,
    Input: input.reason,
    To: [PROPOSAL_STATUS_ON.DECLINE],
    Ui: {
      Label: 'ACT_PROPOSAL_DECLINE',
      Means: 'MEANS_PROPOSAL_DECLINE',
      Tone: 'default',
      Place: 'secondary',
      Fields: [REASON],
    },
    Success: 'MSG_PROPOSAL_DECLINED',
  },
  /** Instead of withdrawing the certificate: the decider becomes the proposer of the reduction, which another one decides. */
  REDUCE_INSTEAD: {
    Source: 'issue 30',
    Path: '/decision/proposal/reduce',
    From: OPEN,
    By: DECIDERS,
    When: [...DUTIES, g.isWithdrawal, g.stillSuspended, ...REDUCIBLE],
    Input: input.reduce,
    To: [PROPOSAL_STATUS_ON.DECLINE],
    Ui: {
      Label: 'ACT_PROPOSAL_REDUCE',
      Means: 'MEANS_PROPOSAL_REDUCE',
      Tone: 'default',
      Place: 'secondary',
      Fields: [
        { Field: 'Scope', Kind: 'localized', Label: 'CERT_SCOPE', Initial: 'Scope', IsRequired: true },
        { ...REASON, Label: 'DECISION_GROUNDS_TEXT' },
      ],
    },
    Success: 'MSG_PROPOSAL_REDUCED',
  },
  WITHDRAW: {
    Source: 'decision 31',
    Path: '/decision/proposal/withdraw',
    From: OPEN,
    // Deciders have proposed reductions instead of withdrawals.
    By: [...PROPOSERS, ...DECIDERS],
    When: [g.isProposer, g.notUrgent],
    Input: input.base,
    To: [PROPOSAL_STATUS_ON.WITHDRAW],
    Ui: {
      Label: 'ACT_PROPOSAL_WITHDRAW',
      Means: 'MEANS_PROPOSAL_WITHDRAW',
      Tone: 'default',
      Place: 'secondary',
      Fields: [REMARK],
    },
    Success: 'MSG_PROPOSAL_WITHDRAWN',
  },
} as const satisfies Record<string, Row<ProposalStatus, ProposalFacts>>;

export type ProposalAction = keyof typeof Rows;

export const proposalWorkflow = defineWorkflow({
  Name: 'Proposal',
  Initial: [PROPOSAL_STATUS_ON.PROPOSE],
  Statuses: PROPOSAL_STATUSES,
  Final: proposalStatuses.final,
  statusOf: (facts: ProposalFacts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'PROPOSAL_STATUS_',
  Rows,
});
