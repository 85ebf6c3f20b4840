import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/common/access/actor.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import type { ServiceFacts } from '../../rules/facts.ts';
import type { ServiceStatus } from '../../rules/statuses.ts';
import { type ServiceAction, serviceWorkflow } from '../../rules/workflow.ts';

/**
 * Roles and statuses are repeated here deliberately: nothing in this test is read from the workflow under
 * test.
 */
const ROLES =
  'CLIENT SUB_CLIENT ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO'.split(
    ' ',
  ) as Role[];
const MANAGER_ROLES = ['ADMIN', 'SUB_ADMIN', 'IT'];
const STATUSES: ServiceStatus[] = ['NONE', 'PREPARED', 'OFFERED', 'HELD', 'REMOVED'];
const TODAY = '2026-11-21';

/** Facts that enable an action, in addition to its status. */
const DRAFT_OPEN = { HasDraft: true };
const DRAFT_CLOSED = { HasDraft: false };
const HOLDS = { HasCurrent: true };
const WAITS = { HasScheduled: true, HasCurrent: true };

/**
 * Required behaviour: starting statuses, facts and resulting status of each action. Everything else is
 * refused.
 */
const TABLE: [action: string, from: string, facts: Partial<ServiceFacts>, becomes: string][] = [
  ['CREATE', 'NONE', {}, 'PREPARED'],
  ['SAVE', 'PREPARED OFFERED HELD', DRAFT_OPEN, 'the same'],
  ['PUBLISH', 'PREPARED OFFERED HELD', DRAFT_OPEN, 'OFFERED OFFERED HELD'],
  ['DRAFT', 'PREPARED OFFERED HELD', DRAFT_CLOSED, 'the same'],
  ['DISCARD', 'OFFERED HELD', DRAFT_OPEN, 'the same'],
  ['WITHDRAW', 'OFFERED HELD', WAITS, 'the same'],
  ['HOLD', 'OFFERED', {}, 'HELD'],
  ['OFFER', 'HELD', HOLDS, 'OFFERED'],
  ['PLACE', 'PREPARED OFFERED HELD', {}, 'the same'],
  ['REMOVE', 'PREPARED', {}, 'REMOVED'],
];

const service = (Status: ServiceStatus, more: Partial<ServiceFacts> = {}): ServiceFacts => ({
  Status,
  HasDraft: false,
  Faults: 0,
  DraftKind: null,
  VersionNos: [],
  HasCurrent: false,
  HasScheduled: false,
  Today: TODAY,
  ...more,
});

const actor = (...Roles: Role[]): Actor => ({
  UserKey: 'actor',
  Roles,
  OrganisationKey: null,
  IsGrantGeneration: false,
});

function outcomeOf(action: string, caller: Actor, facts: ServiceFacts, input: object = {}): string {
  const at = new Date(`${TODAY}T04:00:00Z`);
  const decision = decide(serviceWorkflow, action as ServiceAction, {
    facts,
    actor: caller,
    at,
    input: { ...input },
  });
  if (decision.Allowed) return decision.Change.Status ?? facts.Status;
  const reasons = decision.Reasons.map(({ Code, Field }) => (Field ? `${Field} ${Code}` : Code));
  return [decision.Code, ...reasons].join(' ');
}

/** Expected result of an action for a user who may perform it. */
function expected(status: ServiceStatus, from: string, becomes: string): string {
  const at = from.split(' ').indexOf(status);
  if (at === -1) return 'ERR_TRANSITION REASON_STATUS';
  if (becomes === 'the same') return status;
  const each = becomes.split(' ');
  return each[at] ?? each[0] ?? '';
}

it('every action of the table is listed here', () => {
  expect(TABLE.map(([action]) => action).toSorted()).toEqual([...serviceWorkflow.Actions].toSorted());
});

it.each(TABLE)('%s: roles and statuses', (action, from, facts, becomes) => {
  const wrong: string[] = [];
  for (const role of ROLES)
    for (const status of STATUSES) {
      const outcome = outcomeOf(action, actor(role), service(status, facts));
      const right = MANAGER_ROLES.includes(role)
        ? expected(status, from, becomes)
        : 'ERR_FORBIDDEN REASON_ROLE';
      if (outcome !== right) wrong.push(`${role} ${status}: ${outcome}, not ${right}`);
    }
  expect(wrong).toEqual([]);
});

describe('conditions', () => {
  const it_ = actor('IT');
  const cases: [
    action: string,
    status: ServiceStatus,
    facts: Partial<ServiceFacts>,
    input: object,
    outcome: string,
  ][] = [
    [
      'CREATE',
      'NONE',
      { IsSchemeTaken: true, IsCopyUnknown: true },
      {},
      'ERR_VALIDATION SchemeCode ERR_SERVICE_SCHEME_TAKEN CopyOf FIELD_INVALID',
    ],
    ['CREATE', 'NONE', { IsSchemeTaken: false, IsCopyUnknown: false }, {}, 'PREPARED'],
    ['SAVE', 'OFFERED', {}, {}, 'ERR_TRANSITION REASON_SERVICE_NO_DRAFT'],
    ['PUBLISH', 'OFFERED', {}, {}, 'ERR_TRANSITION REASON_SERVICE_NO_DRAFT'],
    ['PUBLISH', 'PREPARED', { HasDraft: true, Faults: 3 }, {}, 'ERR_TRANSITION REASON_SERVICE_FAULTS'],
    ['PUBLISH', 'OFFERED', { HasDraft: true, ...WAITS }, {}, 'ERR_TRANSITION REASON_SERVICE_SCHEDULED'],
    [
      'PUBLISH',
      'PREPARED',
      DRAFT_OPEN,
      { EffectiveOn: '2026-11-20' },
      'ERR_VALIDATION EffectiveOn REASON_SERVICE_DATE_PAST',
    ],
    ['PUBLISH', 'PREPARED', DRAFT_OPEN, { EffectiveOn: '2026-11-21' }, 'OFFERED'],
    ['PUBLISH', 'PREPARED', DRAFT_OPEN, { EffectiveOn: '2027-01-01' }, 'OFFERED'],
    ['PUBLISH', 'HELD', DRAFT_OPEN, {}, 'HELD'],
    ['DRAFT', 'OFFERED', DRAFT_OPEN, {}, 'ERR_TRANSITION REASON_SERVICE_DRAFT_OPEN'],
    ['DRAFT', 'PREPARED', DRAFT_OPEN, {}, 'ERR_TRANSITION REASON_SERVICE_DRAFT_OPEN'],
    ['DISCARD', 'OFFERED', DRAFT_CLOSED, {}, 'ERR_TRANSITION REASON_SERVICE_NO_DRAFT'],
    // Only the draft exists: the service is removed instead.
    ['DISCARD', 'PREPARED', DRAFT_OPEN, {}, 'ERR_TRANSITION REASON_STATUS'],
    ['WITHDRAW', 'OFFERED', HOLDS, {}, 'ERR_TRANSITION REASON_SERVICE_NONE_SCHEDULED'],
    // The first version never came into force, so there are no applications and the service returns to
    // PREPARED.
    ['WITHDRAW', 'OFFERED', { HasScheduled: true }, {}, 'PREPARED'],
    ['WITHDRAW', 'HELD', { HasScheduled: true }, {}, 'PREPARED'],
    ['OFFER', 'HELD', { HasScheduled: true }, {}, 'ERR_TRANSITION REASON_SERVICE_NO_CURRENT'],
    ['REMOVE', 'OFFERED', {}, {}, 'ERR_TRANSITION REASON_STATUS'],
  ];
  it.each(cases)('%s from %s with %o and %o: %s', (action, status, facts, input, outcome) => {
    expect(outcomeOf(action, it_, service(status, facts), input)).toBe(outcome);
  });
});

it('an additional role removes no permission', () => {
  expect(outcomeOf('HOLD', actor('BUSINESS', 'SUB_ADMIN'), service('OFFERED'))).toBe('HELD');
});
