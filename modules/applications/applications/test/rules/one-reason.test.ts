import { describe, expect, it } from 'vitest';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide, evaluate } from '#platform/common/workflow/decide.ts';
import { actor, NOW } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

/** Tests that a refusal gives only the cause, not the reasons that would disappear with it. */
const ruleInput = (action: ApplicationAction, by: Role, step: Step | null, facts: object) => ({
  facts: { ...readyFor(action, step ? 'UNDERREVIEW' : 'COMPLETED', step), ...facts },
  actor: actor(by),
  at: NOW,
  input: inputFor(action),
});
const reasons = (...of: Parameters<typeof ruleInput>) => {
  const decision = decide(applicationWorkflow, of[0], ruleInput(...of));
  return decision.Allowed ? [] : decision.Reasons.map(({ Code }) => Code);
};

describe('a step assigned to another person', () => {
  const Assigned = { ASSESSOR: 'person-2', ASSESSOR_ONSITE: 'person-2', INDEPREVIEWER: 'person-2' };
  it.each([
    ['REJECT_CHECKLIST', 'ASSESSOR', 'COO'],
    ['REJECT_PROGRESS', 'COO', 'ASSESSOR'],
    ['REJECT_ASSESSOR', 'COO', 'ASSESSOR_ONSITE'],
  ] as const)('is the only reason shown for %s by %s at step %s', (action, by, step) => {
    expect(reasons(action, by, step, { Assigned })).toEqual(['REASON_NOT_YOUR_STEP']);
  });

  it('is the only reason shown to a person who acted at a conflicting step', () => {
    const Participants = [{ UserKey: actor('ASSESSOR').UserKey, Step: 'ASSESSOR' }];
    expect(reasons('APPROVE_PROGRESS', 'ASSESSOR', 'COO', { Participants })).toEqual([
      'REASON_NOT_YOUR_STEP',
    ]);
  });

  it('is the only reason shown while the step is not assigned', () => {
    const nobody = {
      Assigned: { ...Assigned, ASSESSOR: null, INDEPREVIEWER: actor('INDEPREVIEWER').UserKey },
    };
    expect(reasons('APPROVE_PROGRESS', 'INDEPREVIEWER', 'ASSESSOR', nobody)).toEqual([
      'REASON_NOT_YOUR_STEP',
    ]);
    // Control: administrators may act at every step and are shown what is missing.
    expect(reasons('APPROVE_PROGRESS', 'ADMIN', 'ASSESSOR', nobody)).toEqual(['REASON_STEP_NOT_ASSIGNED']);
  });
});

describe('a fully refunded payment', () => {
  const facts = { IsPaid: false, PaidCents: 1_200_000, RefundedCents: 1_200_000 };
  it.each(['UNPAID', 'CHANGE_PAYMENT_DATE'] as const)('is not called unpaid, and hides %s', (action) => {
    expect(reasons(action, 'FINANCE', null, facts)).toEqual(['REASON_REFUNDED']);
    const ask = ruleInput(action, 'FINANCE', null, facts);
    expect(evaluate(applicationWorkflow, applicationWorkflow.Rows[action], ask).IsHidden).toBe(true);
  });
});
