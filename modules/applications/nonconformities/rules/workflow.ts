/**
 * Workflow of a nonconformity: release to the client, responses in rounds, acceptance of the plan, verification,
 * withdrawal; and what the portal changes by itself when results are corrected or a decision is made.
 */
import { defineWorkflow } from '#platform/common/workflow/define-workflow.ts';
import { hidesAction } from '#platform/common/workflow/guard-modifiers.ts';
import type { AutomaticMove, Guard, Row, RuleInput } from '#platform/common/workflow/types.ts';
import type { NonconformityFacts } from './facts.ts';
import { nonconformityInputs as input } from './inputs.ts';
import { nonconformitiesPermissions as may } from './permissions.ts';
import { NONCONFORMITY_STATUSES, type NonconformityStatus, nonconformityStatuses } from './statuses.ts';

type Rule = RuleInput<NonconformityFacts>;
const guard = (Code: string, test: (rule: Rule) => boolean): Guard<NonconformityFacts> => ({ Code, test });

const g = {
  isAuditor: guard('REASON_NC_NOT_AUDITOR', ({ facts }) => facts.IsAuditor),
  /** No role may bypass it. */
  impartial: guard('REASON_INTEREST', ({ facts }) => !facts.HasOwnInterest),
  applicationNotClosed: guard('REASON_NC_APPLICATION_CLOSED', ({ facts }) => !facts.IsApplicationClosed),
  released: guard('REASON_NC_NOT_RELEASED', ({ facts }) => facts.IsReleased),
  notReleased: hidesAction(guard('REASON_NC_RELEASED', ({ facts }) => !facts.IsReleased)),
  notDecided: guard('REASON_NC_DECIDED', ({ facts }) => !facts.IsDecided),
};

const REMARK = { Field: 'Remark', Kind: 'remark' } as const;
const REASON = { Field: 'Remark', Kind: 'remark', IsRequired: true } as const;
const FILES = { Field: 'Attachment', Kind: 'files' } as const;
const METHODS = { DOCUMENTS: 'NC_METHOD_DOCUMENTS', VISIT: 'NC_METHOD_VISIT' } as const;

const AUDITORS = [{ Roles: may.VERIFY_NONCONFORMITIES, When: [g.isAuditor] }, { Roles: may.VERIFY_FOR_OTHERS }] as const;
const CLIENTS = [{ Roles: may.ANSWER_NONCONFORMITIES }] as const;
const ANSWERED = ['ANSWERED'] as const;
const UNDER_VERIFICATION = ['ANSWERED', 'PLAN_ACCEPTED'] as const;

/** After the decision, as for a minor nonconformity that is verified at the next surveillance, it is closed at once. */
const verified = ({ facts }: Rule): Partial<NonconformityFacts> => ({
  Status: facts.IsDecided ? 'CLOSED' : 'VERIFIED',
});

const Rows = {
  RELEASE: {
    Source: 'decision 30', Path: '/nonconformity/release', From: ['RAISED'], By: AUDITORS, When: [g.notReleased, g.impartial, g.applicationNotClosed],
    Input: input.base, To: ['SAME'], change: () => ({ IsReleased: true }),
    Ui: { Label: 'ACT_NC_RELEASE', Means: 'MEANS_NC_RELEASE', Tone: 'primary', Place: 'main', Fields: [REMARK] }, Success: 'MSG_NC_RELEASED',
    History: { IsRemarkForClient: true },
  },
  ANSWER: {
    Source: 'issue 30', Path: '/nonconformity/answer', From: nonconformityStatuses.withClient, By: CLIENTS, When: [g.released, g.applicationNotClosed],
    Input: input.answer, To: ['ANSWERED'],
    Ui: { Label: 'ACT_NC_ANSWER', Tone: 'primary', Place: 'none' }, Success: 'MSG_NC_ANSWERED',
    History: { IsRemarkForClient: true },
  },
  ADD_EVIDENCE: {
    Source: 'issue 30', Path: '/nonconformity/evidence', From: UNDER_VERIFICATION, By: CLIENTS, When: [g.applicationNotClosed],
    Input: input.reason, To: ['SAME'],
    Ui: { Label: 'ACT_NC_ADD_EVIDENCE', Tone: 'default', Place: 'secondary', Fields: [REASON, FILES] }, Success: 'MSG_NC_EVIDENCE_ADDED',
    History: { IsRemarkForClient: true },
  },
  ACCEPT_PLAN: {
    Source: 'issue 30', Path: '/nonconformity/plan/accept', From: ANSWERED, By: AUDITORS, When: [g.impartial, g.applicationNotClosed],
    Input: input.base, To: ['PLAN_ACCEPTED'],
    Ui: { Label: 'ACT_NC_ACCEPT_PLAN', Means: 'MEANS_NC_ACCEPT_PLAN', Tone: 'primary', Place: 'main', Fields: [REMARK] }, Success: 'MSG_NC_PLAN_ACCEPTED',
    History: { IsRemarkForClient: true, IsDecision: true },
  },
  RETURN: {
    Source: 'issue 30', Path: '/nonconformity/return', From: UNDER_VERIFICATION, By: AUDITORS, When: [g.impartial, g.applicationNotClosed],
    Input: input.reason, To: ['RETURNED'],
    Ui: { Label: 'ACT_NC_RETURN', Tone: 'default', Place: 'secondary', Fields: [REASON, FILES] }, Success: 'MSG_NC_RETURNED',
    History: { Tone: 'warning', IsRemarkForClient: true, IsDecision: true, IsStatusReason: true },
  },
  VERIFY: {
    Source: 'issue 30; decision 30', Path: '/nonconformity/verify', From: ['PLAN_ACCEPTED'], By: AUDITORS, When: [g.impartial, g.applicationNotClosed],
    Input: input.verify, To: ['VERIFIED', 'CLOSED'], change: verified,
    Ui: { Label: 'ACT_NC_VERIFY', Means: 'MEANS_NC_VERIFY', Tone: 'primary', Place: 'main', Fields: [{ Field: 'Method', Kind: 'choice', IsRequired: true, Options: METHODS }, REMARK, FILES] }, Success: 'MSG_NC_VERIFIED',
    History: { IsRemarkForClient: true, IsDecision: true },
  },
  REOPEN: {
    Source: 'issue 30', Path: '/nonconformity/reopen', From: nonconformityStatuses.verified, By: AUDITORS, When: [g.impartial, g.notDecided, g.applicationNotClosed],
    Input: input.reason, To: ['RETURNED'],
    Ui: { Label: 'ACT_NC_REOPEN', Tone: 'default', Place: 'secondary', Fields: [REASON, FILES] }, Success: 'MSG_NC_REOPENED',
    History: { Tone: 'warning', IsRemarkForClient: true, IsDecision: true, IsStatusReason: true },
  },
  WITHDRAW: {
    Source: 'issue 30', Path: '/nonconformity/withdraw', From: nonconformityStatuses.notEnded, By: AUDITORS, When: [g.impartial, g.notDecided, g.applicationNotClosed],
    Input: input.reason, To: ['WITHDRAWN'],
    Ui: { Label: 'ACT_NC_WITHDRAW', Means: 'MEANS_NC_WITHDRAW', Tone: 'danger', Place: 'more', Fields: [REASON, FILES] }, Success: 'MSG_NC_WITHDRAWN',
    History: { Tone: 'danger', IsRemarkForClient: true, IsDecision: true, IsStatusReason: true },
  },
} as const satisfies Record<string, Row<NonconformityStatus, NonconformityFacts>>;

export type NonconformityAction = keyof typeof Rows;

/** What the portal changes as the consequence of an action on the application. */
const moves = {
  RELEASE_WITH_QUERY: {
    Source: 'decision 30', Trigger: 'a query about its checklist item is sent to the client', From: ['RAISED'], To: ['SAME'],
  },
  ANSWER_WITH_FORM: {
    Source: 'issue 30', Trigger: 'the client answers the query about its checklist item and resubmits the application',
    From: nonconformityStatuses.withClient, To: ['ANSWERED'],
  },
  CONFIRM_RESULT: {
    Source: 'issue 30', Trigger: 'a later round ends with a conforming result of its checklist item, after the client answered',
    From: ['ANSWERED', 'RETURNED', 'PLAN_ACCEPTED'], To: ['VERIFIED'],
  },
  REPEAT_RESULT: {
    Source: 'issue 30', Trigger: 'a later round ends with the same result of its checklist item, or a more severe one, after the client answered',
    From: ['ANSWERED', 'RETURNED', 'PLAN_ACCEPTED', 'VERIFIED'], To: ['RETURNED'],
  },
  CORRECT_RESULT: {
    Source: 'issue 30', Trigger: 'the result of its checklist item is corrected: withdrawn if it is not a finding any more, otherwise the grade changes',
    From: nonconformityStatuses.notEnded, To: ['WITHDRAWN', 'SAME'],
  },
  ESCALATE: {
    Source: 'issue 30; decision 30', Trigger: 'its due date has passed by the number of days that the service sets; marks it as escalated',
    From: nonconformityStatuses.open, To: ['SAME'],
  },
  CLOSE_WITH_DECISION: {
    Source: 'decision 30', Trigger: 'its application is approved at the last step, or rejected', From: nonconformityStatuses.verified, To: ['CLOSED'],
  },
  WITHDRAW_WITH_APPLICATION: {
    Source: 'issue 30', Trigger: 'its application is rejected or cancelled', From: nonconformityStatuses.open, To: ['WITHDRAWN'],
  },
} as const satisfies Record<string, AutomaticMove<NonconformityStatus>>;
export type NonconformityMove = keyof typeof moves;
export const NONCONFORMITY_MOVES: Readonly<Record<NonconformityMove, AutomaticMove<NonconformityStatus>>> = moves;

export const nonconformityWorkflow = defineWorkflow({
  Name: 'Nonconformity',
  Initial: ['RAISED'],
  Statuses: NONCONFORMITY_STATUSES,
  Final: nonconformityStatuses.final,
  statusOf: (facts: NonconformityFacts) => facts.Status,
  setStatus: (Status) => ({ Status }),
  StatusText: 'NC_STATUS_',
  Rows,
  Automatic: NONCONFORMITY_MOVES,
});
