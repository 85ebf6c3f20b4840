/**
 * Workflow of the actions that propose a decision on a certificate, where its service requires that (decision 31): who may
 * propose what in which status, and the urgent suspension that a decider ratifies afterwards.
 */
import {
  CERTIFICATE_STATUSES,
  type CertificateStatus,
} from '#modules/applications/applications/rules/index.ts';
import {
  type CertificateLifeFacts,
  certificateWorkflow,
  DECISION_REQUIRED,
} from '#modules/certification/certificates/rules/index.ts';
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import { hidesAction } from '#platform/common/workflow/guard-modifiers.ts';
import type { DialogField, Guard, Row } from '#platform/common/workflow/types.ts';
import { decisionsPermissions as may } from '../permissions.ts';
import { proposingInputs as input } from './inputs.ts';
import { OF_SUSPENSION, PROPOSAL_ACTIONS, type ProposalType } from './types.ts';

export type ProposingFacts = CertificateLifeFacts & {
  /** Types of which the certificate has an open proposal. */
  OpenProposals: readonly ProposalType[];
};
type G = Guard<ProposingFacts>;

const decisionRequired: G = hidesAction({
  Code: 'REASON_DECISION_NOT_REQUIRED',
  test: ({ facts }) => facts.IsDecisionRequired,
});
const noneOpen = (type: ProposalType): G => ({
  Code: 'REASON_PROPOSAL_OPEN',
  test: ({ facts }) => !facts.OpenProposals.includes(type),
});

/** Restoring and withdrawing are alternatives, and an urgent suspension is ratified first. */
const noOtherOfSuspension = (type: ProposalType): G => ({
  Code: 'REASON_PROPOSAL_OTHER_OPEN',
  test: ({ facts }) => OF_SUSPENSION.every((other) => other === type || !facts.OpenProposals.includes(other)),
});

/** The conditions of the action that the decision performs, as far as they do not ask for the decision. */
const guardsOf = (type: ProposalType): readonly G[] => [
  decisionRequired,
  ...certificateWorkflow.Rows[PROPOSAL_ACTIONS[type]].When.filter(({ Code }) => Code !== DECISION_REQUIRED),
  noneOpen(type),
];

/** The conditions of a proposal to reduce the scope, also where it is proposed instead of a withdrawal. */
export const REDUCTION_GUARDS = guardsOf('REDUCE_SCOPE');

const PROPOSERS = [{ Roles: may.PROPOSE_DECISIONS }] as const;
const GROUND: DialogField = { Field: 'Ground', Kind: 'choice', IsRequired: true };
const REASON: DialogField = {
  Field: 'Remark',
  Kind: 'remark',
  Label: 'DECISION_GROUNDS_TEXT',
  IsRequired: true,
};
const FILES: DialogField = { Field: 'Attachment', Kind: 'files' };
/** Begins with the scope that the certificate prints now. */
const SCOPE: DialogField = {
  Field: 'Scope',
  Kind: 'localized',
  Label: 'CERT_SCOPE',
  Initial: 'Scope',
  IsRequired: true,
};
const GROUNDS = [GROUND, REASON, FILES] as const;
const { Rows: certificate } = certificateWorkflow;

const Rows = {
  PROPOSE_SUSPEND: {
    Source: 'decision 31',
    Path: '/decision/propose/suspend',
    From: certificate.SUSPEND.From,
    By: PROPOSERS,
    When: guardsOf('SUSPEND'),
    Input: input.propose,
    To: ['SAME'],
    Ui: {
      Label: 'ACT_PROPOSE_SUSPEND',
      Means: 'MEANS_PROPOSE',
      Tone: 'danger',
      Place: 'secondary',
      Fields: GROUNDS,
    },
    Success: 'MSG_PROPOSED',
  },
  PROPOSE_RESTORE: {
    Source: 'decision 31',
    Path: '/decision/propose/restore',
    From: certificate.RESUME.From,
    By: PROPOSERS,
    When: [...guardsOf('RESTORE'), noOtherOfSuspension('RESTORE')],
    Input: input.propose,
    To: ['SAME'],
    Ui: {
      Label: 'ACT_PROPOSE_RESTORE',
      Means: 'MEANS_PROPOSE',
      Tone: 'primary',
      Place: 'main',
      Fields: GROUNDS,
    },
    Success: 'MSG_PROPOSED',
  },
  PROPOSE_WITHDRAW: {
    Source: 'decision 31',
    Path: '/decision/propose/withdraw',
    From: certificate.TERMINATE.From,
    By: PROPOSERS,
    When: [...guardsOf('WITHDRAW'), noOtherOfSuspension('WITHDRAW')],
    Input: input.propose,
    To: ['SAME'],
    Ui: {
      Label: 'ACT_PROPOSE_WITHDRAW',
      Means: 'MEANS_PROPOSE',
      Tone: 'danger',
      Place: 'secondary',
      Fields: GROUNDS,
    },
    Success: 'MSG_PROPOSED',
  },
  PROPOSE_EXTEND_TERM: {
    Source: 'decision 31',
    Path: '/decision/propose/extend',
    From: certificate.EXTEND.From,
    By: PROPOSERS,
    When: guardsOf('EXTEND_TERM'),
    Input: input.extend,
    To: ['SAME'],
    Ui: {
      Label: 'ACT_PROPOSE_EXTEND_TERM',
      Means: 'MEANS_PROPOSE',
      Tone: 'default',
      Place: 'more',
      Fields: [{ Field: 'ExpiryDateTime', Kind: 'date', IsRequired: true }, ...GROUNDS],
    },
    Success: 'MSG_PROPOSED',
  },
  PROPOSE_EXTEND_SCOPE: {
    Source: 'issue 30',
    Path: '/decision/propose/scope/extend',
    From: certificate.EXTEND_SCOPE.From,
    By: PROPOSERS,
    When: guardsOf('EXTEND_SCOPE'),
    Input: input.scope,
    To: ['SAME'],
    Ui: {
      Label: 'ACT_PROPOSE_EXTEND_SCOPE',
      Means: 'MEANS_PROPOSE',
      Tone: 'default',
      Place: 'more',
      Fields: [SCOPE, ...GROUNDS],
    },
    Success: 'MSG_PROPOSED',
  },
  PROPOSE_REDUCE_SCOPE: {
    Source: 'issue 30',
    Path: '/decision/propose/scope/reduce',
    From: certificate.REDUCE_SCOPE.From,
    By: PROPOSERS,
    When: guardsOf('REDUCE_SCOPE'),
    Input: input.scope,
    To: ['SAME'],
    Ui: {
      Label: 'ACT_PROPOSE_REDUCE_SCOPE',
      Means: 'MEANS_PROPOSE',
      Tone: 'danger',
      Place: 'more',
      Fields: [SCOPE, ...GROUNDS],
    },
    Success: 'MSG_PROPOSED',
  },
  SUSPEND_URGENTLY: {
    Source: 'issue 30',
    Path: '/decision/urgent/suspend',
    From: certificate.SUSPEND.From,
    By: PROPOSERS,
    When: guardsOf('SUSPEND'),
    Input: input.propose,
    To: ['SUSPENDED'],
    Ui: {
      Label: 'ACT_SUSPEND_URGENTLY',
      Means: 'MEANS_SUSPEND_URGENTLY',
      Tone: 'danger',
      Place: 'more',
      Fields: GROUNDS,
    },
    Success: 'MSG_CERT_SUSPENDED',
  },
} as const satisfies Record<string, Row<CertificateStatus, ProposingFacts>>;

export type ProposingAction = keyof typeof Rows;

/** The decision that each action proposes. */
export const PROPOSED_TYPE: Readonly<Record<ProposingAction, ProposalType>> = {
  PROPOSE_SUSPEND: 'SUSPEND',
  PROPOSE_RESTORE: 'RESTORE',
  PROPOSE_WITHDRAW: 'WITHDRAW',
  PROPOSE_EXTEND_TERM: 'EXTEND_TERM',
  PROPOSE_EXTEND_SCOPE: 'EXTEND_SCOPE',
  PROPOSE_REDUCE_SCOPE: 'REDUCE_SCOPE',
  SUSPEND_URGENTLY: 'SUSPEND',
};

export const isUrgent = (action: ProposingAction): boolean => action === 'SUSPEND_URGENTLY';

export const proposingWorkflow = defineWorkflow({
  // The record is the certificate.
  Name: 'Certificate',
  Initial: CERTIFICATE_STATUSES,
  Statuses: CERTIFICATE_STATUSES,
  Final: certificateWorkflow.Final ?? [],
  statusOf: (facts: ProposingFacts) => facts.CertificateStatusCode,
  setStatus: (CertificateStatusCode) => ({ CertificateStatusCode }),
  StatusText: 'CERT_STATUS_',
  Rows,
});
