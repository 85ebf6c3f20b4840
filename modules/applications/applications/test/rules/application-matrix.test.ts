import { describe, expect, it } from 'vitest';
import { decide } from '#platform/common/workflow/decide.ts';
import { actor, NOW } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import { ROLES } from '#quality/support/rules/roles.ts';
import { cellTokens, STEP_TRANSITIONS, TRANSITIONS } from '#quality/support/rules/transition-table.ts';
import { applicationWorkflow } from '../../rules/workflow.ts';

/** Statuses and steps of the specification, deliberately repeated here. */
const STATUSES = [
  'NONE',
  'DRAFT',
  'INPROGRESS',
  'PENDING',
  'RETURNED',
  'UNDERREVIEW',
  'REJECTED',
  'REJECTED_FLOW',
  'REJECTED_STAFF',
  'CERTIFIED',
  'COMPLETED',
  'CANCELLED',
  'ARCHIVED',
  'WAITING',
] as const;
const STEPS = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'] as const;

type Action = (typeof TRANSITIONS)[number][0];
type Status = (typeof STATUSES)[number];
type StepOrNone = (typeof STEPS)[number] | null;
type Expected = { Status: string; Step: StepOrNone } | null;

const isInChain = (status: Status): boolean => status === 'UNDERREVIEW' || status === 'REJECTED_FLOW';

/** Each status, combined with each step if the chain is running. */
const places = STATUSES.flatMap((status): { status: Status; step: StepOrNone }[] =>
  isInChain(status) ? STEPS.map((step) => ({ status, step })) : [{ status, step: null }],
);

/**
 * Step after an action outside the chain: when a review starts, continues, or is restored from the archive.
 */
function stepAfter(action: Action, from: Status, step: StepOrNone): StepOrNone {
  if (action === 'APPROVE' || (action === 'SUBMIT' && from === 'REJECTED')) return 'ASSESSOR';
  if (action === 'UNARCHIVE') return 'COO';
  return action === 'ARCHIVE' ? null : step;
}

function expected(action: Action, role: string, status: Status, step: StepOrNone): Expected {
  for (const [named, roles, from, becomes] of TRANSITIONS)
    if (named === action && cellTokens(roles).includes(role) && cellTokens(from).includes(status))
      return { Status: becomes === 'the same' ? status : becomes, Step: stepAfter(action, status, step) };
  for (const [named, at, roles, becomes, next] of STEP_TRANSITIONS)
    if (isInChain(status) && named === action && at === step && cellTokens(roles).includes(role))
      return { Status: becomes, Step: next as StepOrNone };
  return null;
}

const isEverGranted = (action: Action, role: string): boolean =>
  [
    ...TRANSITIONS.map(([named, roles]) => [named, roles]),
    ...STEP_TRANSITIONS.map(([named, , roles]) => [named, roles]),
  ].some(([named, roles]) => named === action && cellTokens(String(roles)).includes(role));

const ACTIONS = [...new Set([...TRANSITIONS, ...STEP_TRANSITIONS].map(([action]) => action))];

describe('permissions by role and status', () => {
  it('covers every action of the portal', () => {
    expect(ACTIONS.toSorted()).toEqual([...applicationWorkflow.Actions].toSorted());
  });

  it.each(ACTIONS)('%s', (action) => {
    const wrong: string[] = [];
    let open = 0;
    for (const role of ROLES)
      for (const { status, step } of places) {
        const facts = readyFor(action, status, step);
        const decision = decide(applicationWorkflow, action, {
          facts,
          actor: actor(role),
          at: NOW,
          input: inputFor(action),
        });
        const code = decision.Allowed ? placeOf({ ...facts, ...decision.Change }) : decision.Code;
        const refusal = action === 'SAVE' ? 'LBL_NOT_AVAILABLE_FOR_EDIT' : 'ERR_TRANSITION';
        const right =
          expected(action, role, status, step) ?? (isEverGranted(action, role) ? refusal : 'ERR_FORBIDDEN');
        if (typeof right === 'object') open += 1;
        if (JSON.stringify(code) !== JSON.stringify(right))
          wrong.push(
            `${role} at ${status} ${step ?? ''}: ${JSON.stringify(code)}, not ${JSON.stringify(right)}`,
          );
      }
    expect(wrong).toEqual([]);
    expect(open).toBeGreaterThan(0);
  });
});

const placeOf = (facts: { ApplicationStatusCode: string; CurrentStep: StepOrNone }) => ({
  Status: facts.ApplicationStatusCode,
  Step: facts.CurrentStep,
});
