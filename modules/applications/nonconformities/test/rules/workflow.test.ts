/** The matrix of actions, statuses and roles of nonconformities, written by hand, and what a recorded result means. */
import { expect, test } from 'vitest';
import { ROLES, type Role } from '#platform/common/access/roles.ts';
import { allTexts } from '#platform/common/i18n/texts.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { targetsOf } from '#platform/common/workflow/targets.ts';
import { afterResult } from '../../rules/after-result.ts';
import type { NonconformityFacts } from '../../rules/facts.ts';
import { NONCONFORMITY_STATUSES, type NonconformityStatus, ownerOf } from '../../rules/statuses.ts';
import {
  NONCONFORMITY_MOVES,
  type NonconformityAction,
  nonconformityWorkflow,
} from '../../rules/workflow.ts';

const CLIENTS: readonly Role[] = ['CLIENT', 'SUB_CLIENT'];
const AUDITORS: readonly Role[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'ADMIN', 'SUB_ADMIN'];

/** By hand: who may act, from which status, and what it becomes. */
const TABLE: Record<
  NonconformityAction,
  { By: readonly Role[]; Becomes: Partial<Record<NonconformityStatus, NonconformityStatus>> }
> = {
  RELEASE: { By: AUDITORS, Becomes: { RAISED: 'RAISED' } },
  ANSWER: { By: CLIENTS, Becomes: { RAISED: 'ANSWERED', RETURNED: 'ANSWERED' } },
  ADD_EVIDENCE: { By: CLIENTS, Becomes: { ANSWERED: 'ANSWERED', PLAN_ACCEPTED: 'PLAN_ACCEPTED' } },
  ACCEPT_PLAN: { By: AUDITORS, Becomes: { ANSWERED: 'PLAN_ACCEPTED' } },
  RETURN: { By: AUDITORS, Becomes: { ANSWERED: 'RETURNED', PLAN_ACCEPTED: 'RETURNED' } },
  VERIFY: { By: AUDITORS, Becomes: { PLAN_ACCEPTED: 'VERIFIED' } },
  REOPEN: { By: AUDITORS, Becomes: { VERIFIED: 'RETURNED' } },
  WITHDRAW: {
    By: AUDITORS,
    Becomes: {
      RAISED: 'WITHDRAWN',
      ANSWERED: 'WITHDRAWN',
      RETURNED: 'WITHDRAWN',
      PLAN_ACCEPTED: 'WITHDRAWN',
      VERIFIED: 'WITHDRAWN',
    },
  },
};

const FACTS: NonconformityFacts = {
  Status: 'RAISED',
  Grade: 'MAJOR',
  IsReleased: true,
  IsAuditor: true,
  HasOwnInterest: false,
  IsApplicationClosed: false,
  IsDecided: false,
};

const decision = (action: NonconformityAction, role: Role, facts: Partial<NonconformityFacts>) =>
  decide(nonconformityWorkflow, action, {
    facts: { ...FACTS, ...facts },
    actor: { UserKey: 'person', Roles: [role], OrganisationKey: null, IsGrantGeneration: false },
    at: new Date('2026-11-28T04:00:00Z'),
    input: {},
  });

test.each(nonconformityWorkflow.Actions)('%s: by these roles, from these statuses', (action) => {
  for (const role of ROLES)
    for (const Status of NONCONFORMITY_STATUSES) {
      const decided = decision(action, role, { Status, IsReleased: action !== 'RELEASE' });
      const becomes = TABLE[action].By.includes(role) ? TABLE[action].Becomes[Status] : undefined;
      expect([role, Status, decided.Allowed]).toEqual([role, Status, becomes !== undefined]);
      if (decided.Allowed) expect(decided.Change.Status ?? Status).toBe(becomes);
    }
});

const BY_AUDITORS: readonly NonconformityAction[] = [
  'RELEASE',
  'ACCEPT_PLAN',
  'RETURN',
  'VERIFY',
  'REOPEN',
  'WITHDRAW',
];
const statusFor = (action: NonconformityAction) =>
  Object.keys(TABLE[action].Becomes)[0] as NonconformityStatus;
const codes = (action: NonconformityAction, role: Role, facts: Partial<NonconformityFacts>) => {
  const decided = decision(action, role, {
    Status: statusFor(action),
    IsReleased: action !== 'RELEASE',
    ...facts,
  });
  return decided.Allowed ? [] : decided.Reasons.map(({ Code }) => Code);
};

test.each(BY_AUDITORS)(
  '%s: only by those assigned to the application, and by no one with an interest',
  (action) => {
    expect(codes(action, 'ASSESSOR', { IsAuditor: false })).toEqual(['REASON_NC_NOT_AUDITOR']);
    expect(codes(action, 'ADMIN', { IsAuditor: false })).toEqual([]);
    for (const role of AUDITORS)
      expect(codes(action, role, { HasOwnInterest: true })).toEqual(['REASON_INTEREST']);
  },
);

test.each(nonconformityWorkflow.Actions)('%s: not once its application is closed', (action) => {
  const [role] = TABLE[action].By as [Role];
  expect(codes(action, role, { IsApplicationClosed: true })).toEqual(['REASON_NC_APPLICATION_CLOSED']);
});

test('after the decision a minor one is answered, verified and closed, but neither reopened nor withdrawn', () => {
  expect(codes('ANSWER', 'CLIENT', { IsDecided: true })).toEqual([]);
  const verified = decision('VERIFY', 'ASSESSOR', { Status: 'PLAN_ACCEPTED', IsDecided: true });
  expect(verified).toMatchObject({ Allowed: true, Change: { Status: 'CLOSED' } });
  expect(codes('WITHDRAW', 'ASSESSOR', { IsDecided: true })).toEqual(['REASON_NC_DECIDED']);
  expect(codes('REOPEN', 'INDEPREVIEWER', { IsDecided: true })).toEqual(['REASON_NC_DECIDED']);
});

test('a client answers only what was released', () => {
  expect(codes('ANSWER', 'CLIENT', { IsReleased: false })).toEqual(['REASON_NC_NOT_RELEASED']);
});

/** By hand: status and grade before, the result recorded since, and what becomes of it. */
test.each([
  ['RAISED', 'MAJOR', null, 'WITHDRAWN'],
  ['RAISED', 'MINOR', 'MAJOR', 'RAISED'],
  ['RAISED', 'MAJOR', 'MINOR', 'RAISED'],
  ['ANSWERED', 'MAJOR', null, 'VERIFIED'],
  ['RETURNED', 'MAJOR', null, 'VERIFIED'],
  ['PLAN_ACCEPTED', 'MINOR', null, 'VERIFIED'],
  ['ANSWERED', 'MAJOR', 'MAJOR', 'RETURNED'],
  ['ANSWERED', 'MINOR', 'MAJOR', 'RETURNED'],
  ['ANSWERED', 'MAJOR', 'MINOR', 'ANSWERED'],
  ['VERIFIED', 'MAJOR', 'MAJOR', 'RETURNED'],
  ['VERIFIED', 'MAJOR', null, null],
  ['CLOSED', 'MAJOR', 'MAJOR', null],
  ['WITHDRAWN', 'MINOR', 'MINOR', null],
] as const)('%s %s with the result %s: %s', (Status, Grade, result, becomes) => {
  const outcome = afterResult({ Status, Grade }, result);
  expect(outcome?.Status ?? null).toBe(becomes);
  if (outcome === null) return;
  const move = NONCONFORMITY_MOVES[outcome.Move];
  expect(move.From).toContain(Status);
  const targets = targetsOf(move, Status);
  expect([...targets, ...(targets.includes('SAME') ? [Status] : [])]).toContain(outcome.Status);
});

test('every label, status and history entry has its text', () => {
  const labels = Object.values(nonconformityWorkflow.Rows).flatMap(({ Ui, Success }) => [
    String(Ui.Label),
    Success,
  ]);
  const statuses = NONCONFORMITY_STATUSES.map((status) => `NC_STATUS_${status}`);
  const entries = [...nonconformityWorkflow.Actions, ...Object.keys(NONCONFORMITY_MOVES)].map(
    (name) => `NC_DID_${name}`,
  );
  const texts = allTexts();
  expect([...labels, ...statuses, ...entries].filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});

test.each([
  ['RAISED', true, 'CLIENT'],
  // The client does not see it yet.
  ['RAISED', false, 'BODY'],
  ['ANSWERED', true, 'BODY'],
  ['RETURNED', true, 'CLIENT'],
  ['PLAN_ACCEPTED', true, 'BODY'],
  ['VERIFIED', true, null],
  ['CLOSED', true, null],
  ['WITHDRAWN', false, null],
] as const)('%s, released: %s, waits for %s', (status, isReleased, owner) => {
  expect(ownerOf(status, isReleased)).toBe(owner);
});
