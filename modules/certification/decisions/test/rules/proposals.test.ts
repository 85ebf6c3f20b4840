/** The matrices of actions, statuses and roles of proposed decisions and of proposing them, written by hand. */
import { expect, test } from 'vitest';
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/index.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/index.ts';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { certificate } from '#quality/support/rules/certificate-life.ts';
import {
  type ProposingAction,
  type ProposingFacts,
  proposingWorkflow,
} from '../../rules/proposals/proposing-workflow.ts';
import { PROPOSAL_STATUSES, type ProposalStatus } from '../../rules/proposals/statuses.ts';
import {
  isPossible,
  type ProposalAction,
  type ProposalFacts,
  proposalWorkflow,
} from '../../rules/proposals/workflow.ts';

const DECIDERS: readonly Role[] = ['CEO', 'DEPUTYCEO', 'COO'];
const PROPOSERS: readonly Role[] = ['ADMIN', 'SUB_ADMIN', 'IT', 'SCHEDULING'];
const PRESENT_SCOPE = { EN: 'Printing of books', CHT: '書籍印刷', CHS: '书籍印刷' };
const NEW_SCOPE = { ...PRESENT_SCOPE, EN: 'Binding of books' };
const AT = new Date('2026-11-21T04:00:00Z');
const actorAs = (...Roles: Role[]) => ({
  ...{ UserKey: 'person', Roles, OrganisationKey: null, IsGrantGeneration: false },
});

/** By hand: who may act, and what an open proposal becomes; nothing is possible in the other statuses. */
const OUTCOMES: Record<ProposalAction, { By: readonly Role[]; Becomes: ProposalStatus }> = {
  CONFIRM: { By: DECIDERS, Becomes: 'CONFIRMED' },
  DECLINE: { By: DECIDERS, Becomes: 'DECLINED' },
  REDUCE_INSTEAD: { By: DECIDERS, Becomes: 'DECLINED' },
  // Deciders, for a reduction that they proposed instead of a withdrawal.
  WITHDRAW: { By: [...PROPOSERS, ...DECIDERS], Becomes: 'WITHDRAWN' },
};

/** A suspended certificate of which the withdrawal is proposed. */
const reducing = (status: CertificateStatus = 'SUSPENDED', facts: Partial<ProposingFacts> = {}) => ({
  ...certificate(status, { IsDecisionRequired: true }),
  ...{ OpenProposals: ['WITHDRAW' as const], ...facts },
});

const decided = (
  action: ProposalAction,
  roles: Role[],
  facts: Partial<ProposalFacts> = {},
  input: object = {},
) =>
  decide(proposalWorkflow, action, {
    facts: {
      ...{ Status: 'PROPOSED', IsUrgent: false, IsOwn: action === 'WITHDRAW' },
      ...{ IsEvaluator: false, HasOwnInterest: false, IsScopeCurrent: true, IsPossible: true },
      Reducing: reducing(),
      ...facts,
    },
    ...{ actor: actorAs(...roles), at: AT, input: { Scope: NEW_SCOPE, Remark: 'Why.', ...input } },
  });
const codes = (decision: ReturnType<typeof decided>): string[] =>
  decision.Allowed ? [] : decision.Reasons.map(({ Code }) => Code);

test.each(proposalWorkflow.Actions)('%s: by these roles, while it is open', (action) => {
  for (const role of ROLES)
    for (const Status of PROPOSAL_STATUSES) {
      const decision = decided(action, [role], { Status });
      const isAllowed = OUTCOMES[action].By.includes(role) && Status === 'PROPOSED';
      expect([role, Status, decision.Allowed]).toEqual([role, Status, isAllowed]);
      if (decision.Allowed) expect(decision.Change.Status).toBe(OUTCOMES[action].Becomes);
    }
});

test.each(['CONFIRM', 'DECLINE', 'REDUCE_INSTEAD'] as const)(
  '%s: no one who proposed, evaluated or has an interest',
  (action) => {
    for (const role of DECIDERS) {
      expect(codes(decided(action, [role], { IsOwn: true }))).toEqual(['REASON_PROPOSAL_OWN']);
      expect(codes(decided(action, [role], { IsEvaluator: true }))).toEqual(['REASON_PROPOSAL_EVALUATOR']);
      expect(codes(decided(action, [role], { HasOwnInterest: true }))).toEqual(['REASON_INTEREST']);
    }
    // Two roles of one person change nothing.
    expect(codes(decided(action, ['ADMIN', 'CEO'], { IsOwn: true }))).toEqual(['REASON_PROPOSAL_OWN']);
    expect(codes(decided(action, ['ASSESSOR', 'COO'], { IsEvaluator: true }))).toEqual([
      'REASON_PROPOSAL_EVALUATOR',
    ]);
  },
);

test('only instead of a withdrawal, where the reduction itself could be proposed', () => {
  const of = (facts: Partial<ProposalFacts>, input: object = {}) =>
    codes(decided('REDUCE_INSTEAD', ['CEO'], facts, input));
  expect(of({})).toEqual([]);
  expect(of({ Reducing: null })).toEqual(['REASON_PROPOSAL_NOT_WITHDRAWAL']);
  for (const status of ['PUBLISHED', 'TERMINATED', 'DELETED', 'EXPIRED'] as const)
    expect([status, of({ Reducing: reducing(status) })]).toEqual([
      status,
      expect.arrayContaining(['REASON_PROPOSAL_NOT_SUSPENDED']),
    ]);
  const open = reducing('SUSPENDED', { OpenProposals: ['WITHDRAW', 'REDUCE_SCOPE'] });
  expect(of({ Reducing: open })).toEqual(['REASON_PROPOSAL_OPEN']);
  // A suspended certificate can be past its last valid day.
  expect(of({ Reducing: reducing('SUSPENDED', { ExpiryDate: '2026-11-20' }) })).toEqual(['REASON_CERT_PAST']);
  expect(of({ Reducing: reducing('SUSPENDED', { IsPageUnderWay: true }) })).toEqual([
    'REASON_CERT_PAGE_UNDER_WAY',
  ]);
  expect(of({}, { Scope: PRESENT_SCOPE })).toEqual(['REASON_CERT_SCOPE_UNCHANGED']);
});

test('a decider withdraws a reduction of their own', () => {
  expect(codes(decided('WITHDRAW', ['CEO'], { IsOwn: true }))).toEqual([]);
});

test('only the proposer withdraws, and no urgent suspension', () => {
  expect(codes(decided('WITHDRAW', ['ADMIN'], { IsOwn: false }))).toEqual(['REASON_PROPOSAL_NOT_OWN']);
  expect(codes(decided('WITHDRAW', ['ADMIN'], { IsUrgent: true }))).toEqual(['REASON_PROPOSAL_URGENT']);
});

/** By hand: in which statuses of the certificate each may be proposed. */
const PROPOSED_IN: Record<ProposingAction, readonly CertificateStatus[]> = {
  PROPOSE_SUSPEND: ['PUBLISHED', 'ACTIVE', 'RENEWAL', 'EXPIRED'],
  PROPOSE_RESTORE: ['SUSPENDED'],
  PROPOSE_WITHDRAW: ['SUSPENDED'],
  PROPOSE_EXTEND_TERM: ['PUBLISHED', 'ACTIVE', 'RENEWAL'],
  PROPOSE_EXTEND_SCOPE: ['PUBLISHED', 'ACTIVE', 'RENEWAL'],
  PROPOSE_REDUCE_SCOPE: ['PUBLISHED', 'ACTIVE', 'RENEWAL', 'SUSPENDED'],
  SUSPEND_URGENTLY: ['PUBLISHED', 'ACTIVE', 'RENEWAL', 'EXPIRED'],
};
const proposed = (
  action: ProposingAction,
  role: Role,
  status: CertificateStatus,
  facts: Partial<ProposingFacts>,
  input: object = {},
) =>
  decide(proposingWorkflow, action, {
    facts: {
      ...certificate(status, {
        IsDecisionRequired: true,
        IsExtensionAllowed: true,
        StatusBefore: 'PUBLISHED',
      }),
      ...{ OpenProposals: [], ...facts },
    },
    actor: actorAs(role),
    at: AT,
    input: { Ground: 'FEES', Remark: 'Why.', ExpiryDateTime: '2028-06-30', Scope: NEW_SCOPE, ...input },
  });

test.each(proposingWorkflow.Actions)('%s: by these roles, in these statuses', (action) => {
  for (const role of ROLES)
    for (const status of CERTIFICATE_STATUSES) {
      const isAllowed = PROPOSERS.includes(role) && PROPOSED_IN[action].includes(status);
      expect([role, status, proposed(action, role, status, {}).Allowed]).toEqual([role, status, isAllowed]);
    }
});

test.each([
  ['PROPOSE_SUSPEND', 'PUBLISHED', 'SUSPEND'],
  ['PROPOSE_RESTORE', 'SUSPENDED', 'RESTORE'],
  ['PROPOSE_WITHDRAW', 'SUSPENDED', 'WITHDRAW'],
  ['PROPOSE_EXTEND_TERM', 'ACTIVE', 'EXTEND_TERM'],
  ['PROPOSE_EXTEND_SCOPE', 'ACTIVE', 'EXTEND_SCOPE'],
  ['PROPOSE_REDUCE_SCOPE', 'SUSPENDED', 'REDUCE_SCOPE'],
  ['SUSPEND_URGENTLY', 'PUBLISHED', 'SUSPEND'],
] as const)('%s: not twice, and only where decisions are proposed', (action, status, type) => {
  expect(codesOf(proposed(action, 'ADMIN', status, { OpenProposals: [type] }))).toEqual([
    'REASON_PROPOSAL_OPEN',
  ]);
  expect(codesOf(proposed(action, 'ADMIN', status, { IsDecisionRequired: false }))).toEqual([
    'REASON_DECISION_NOT_REQUIRED',
  ]);
});

const codesOf = (decision: ReturnType<typeof proposed>): string[] =>
  decision.Allowed ? [] : decision.Reasons.map(({ Code }) => Code);

test('what the action on the certificate forbids is not proposed', () => {
  expect(codesOf(proposed('PROPOSE_EXTEND_TERM', 'ADMIN', 'ACTIVE', { IsPageUnderWay: true }))).toEqual([
    'REASON_CERT_PAGE_UNDER_WAY',
  ]);
  expect(codesOf(proposed('PROPOSE_RESTORE', 'ADMIN', 'SUSPENDED', { StatusBefore: 'EXPIRED' }))).toEqual([
    'REASON_CERT_WAS_EXPIRED',
  ]);
  const unchanged = { Scope: PRESENT_SCOPE };
  for (const action of ['PROPOSE_EXTEND_SCOPE', 'PROPOSE_REDUCE_SCOPE'] as const)
    expect(codesOf(proposed(action, 'ADMIN', 'ACTIVE', {}, unchanged))).toEqual([
      'REASON_CERT_SCOPE_UNCHANGED',
    ]);
});

test('a decision is not confirmed while the status of the certificate does not allow it', () => {
  expect(codes(decided('CONFIRM', ['CEO'], { IsPossible: false }))).toEqual(['REASON_PROPOSAL_CERT_STATUS']);
  expect(codes(decided('DECLINE', ['CEO'], { IsPossible: false }))).toEqual([]);
  expect(isPossible({ Type: 'WITHDRAW', IsUrgent: false }, 'PUBLISHED')).toBe(false);
  expect(isPossible({ Type: 'EXTEND_SCOPE', IsUrgent: false }, 'SUSPENDED')).toBe(false);
  expect(isPossible({ Type: 'SUSPEND', IsUrgent: true }, 'SUSPENDED')).toBe(true);
});

test('one proposal about a suspension at a time', () => {
  const refused = ['REASON_PROPOSAL_OTHER_OPEN'];
  for (const [action, other] of [
    ['PROPOSE_RESTORE', 'WITHDRAW'],
    ['PROPOSE_RESTORE', 'SUSPEND'],
    ['PROPOSE_WITHDRAW', 'RESTORE'],
    ['PROPOSE_WITHDRAW', 'SUSPEND'],
  ] as const)
    expect(codesOf(proposed(action, 'ADMIN', 'SUSPENDED', { OpenProposals: [other] }))).toEqual(refused);
  expect(
    codesOf(proposed('PROPOSE_RESTORE', 'ADMIN', 'SUSPENDED', { OpenProposals: ['REDUCE_SCOPE'] })),
  ).toEqual([]);
});

test('a change of the scope is confirmed only while the certificate has the scope that it changes', () => {
  const changed = { IsScopeCurrent: false };
  expect(codes(decided('CONFIRM', ['CEO'], changed))).toEqual(['REASON_PROPOSAL_SCOPE_CHANGED']);
  expect(codes(decided('DECLINE', ['CEO'], changed))).toEqual([]);
  expect(codes(decided('WITHDRAW', ['ADMIN'], changed))).toEqual([]);
});

test.each([
  ['SUSPEND', 'PUBLISHED', true],
  ['RESUME', 'SUSPENDED', true],
  ['TERMINATE', 'SUSPENDED', true],
  ['EXTEND', 'PUBLISHED', true],
  ['EXTEND_SCOPE', 'PUBLISHED', true],
  ['REDUCE_SCOPE', 'SUSPENDED', true],
  ['PUBLISH', 'ACTIVE', false],
  ['UNPUBLISH', 'PUBLISHED', false],
  ['EXPIRE', 'PUBLISHED', true],
  ['DELETE', 'PUBLISHED', true],
  ['DELETE', 'PENDING', false],
] as const)(
  '%s of a certificate from %s needs a decision where that is required: %s',
  (action, status, needs) => {
    const decision = decide(certificateWorkflow, action, {
      facts: certificate(status, {
        IsDecisionRequired: true,
        IsExtensionAllowed: true,
        StatusBefore: 'PUBLISHED',
      }),
      actor: actorAs('ADMIN'),
      at: AT,
      input: { Remark: 'Why.', ExpiryDateTime: '2028-06-30', Scope: NEW_SCOPE },
    });
    expect(decision).toMatchObject(
      needs
        ? { Allowed: false, Code: 'ERR_TRANSITION', Reasons: [{ Code: 'REASON_DECISION_REQUIRED' }] }
        : { Allowed: true },
    );
  },
);

test('every label, status and sentence has its text', () => {
  const rows = [...Object.values(proposalWorkflow.Rows), ...Object.values(proposingWorkflow.Rows)];
  const labels = rows.flatMap(({ Ui, Success }) => [
    ...(typeof Ui.Label === 'string' ? [Ui.Label] : ['ACT_PROPOSAL_CONFIRM', 'ACT_PROPOSAL_RATIFY']),
    ...[String(Ui.Means), Success],
  ]);
  const statuses = PROPOSAL_STATUSES.map((status) => `PROPOSAL_STATUS_${status}`);
  const sentences = [
    'SUSPEND',
    'RESTORE',
    'WITHDRAW',
    'EXTEND_TERM',
    'EXTEND_SCOPE',
    'REDUCE_SCOPE',
    'URGENT',
  ].map((one) => `PROPOSAL_SENTENCE_${one}`);
  const texts = allTexts();
  expect([...labels, ...statuses, ...sentences].filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});
