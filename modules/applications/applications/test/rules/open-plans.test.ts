/** What is refused while a minor nonconformity has no accepted plan, by hand: action, status, step and role. */
import { expect, it } from 'vitest';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { actor, NOW } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { planParams } from '../../rules/open-plans.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

const plan = (no: string) => ({ PointKey: no, Name: { EN: no, CHT: no, CHS: no } });
const OPEN = { OpenPlans: [plan('NC-2026-00001'), plan('NC-2026-00002')] };
const short = {
  Steps: ['ASSESSOR', 'COO'] as Step[],
  ServiceSteps: ['ASSESSOR', 'COO'] as Step[],
  IsShortFlow: true,
};
const major = {
  HasMajorFinding: true,
  OpenMajors: [
    { PointKey: 'p1', Step: 'ASSESSOR' as const, Name: { EN: 'Scope', CHT: '範圍', CHS: '范围' } },
  ],
};
const REFUSED = 'ERR_TRANSITION REASON_PLAN_OPEN';

type Case = [
  when: string,
  action: ApplicationAction,
  by: Role,
  at: ApplicationStatus,
  step: Step | null,
  facts: Partial<ApplicationFacts>,
  answer: string,
];
const CASES: Case[] = [
  ['at the last step', 'APPROVE_PROGRESS', 'CEO', 'UNDERREVIEW', 'CEO', OPEN, REFUSED],
  ['at the last step of a returned one', 'APPROVE_PROGRESS', 'CEO', 'REJECTED_FLOW', 'CEO', OPEN, REFUSED],
  ['ADMIN overrides', 'APPROVE_PROGRESS', 'ADMIN', 'UNDERREVIEW', 'CEO', OPEN, REFUSED],
  ['at an earlier step', 'APPROVE_PROGRESS', 'COO', 'UNDERREVIEW', 'COO', OPEN, 'open'],
  ['at the first step', 'APPROVE_PROGRESS', 'ASSESSOR', 'UNDERREVIEW', 'ASSESSOR', OPEN, 'open'],
  [
    'at the end of a short flow',
    'APPROVE_PROGRESS',
    'COO',
    'UNDERREVIEW',
    'COO',
    { ...OPEN, ...short },
    REFUSED,
  ],
  [
    'with a major one',
    'APPROVE_PROGRESS',
    'CEO',
    'UNDERREVIEW',
    'CEO',
    { ...OPEN, ...major },
    'ERR_TRANSITION REASON_MAJOR_OPEN REASON_PLAN_OPEN',
  ],
  ['all plans accepted', 'APPROVE_PROGRESS', 'CEO', 'UNDERREVIEW', 'CEO', {}, 'open'],
  ['returned to an earlier step', 'REJECT_PROGRESS', 'CEO', 'UNDERREVIEW', 'CEO', OPEN, 'open'],
  ['rejected', 'REJECT_ASSESSOR', 'CEO', 'UNDERREVIEW', 'CEO', OPEN, 'open'],
  ['review board', 'CRB_CONFIRM', 'SCHEDULING', 'CERTIFIED', null, OPEN, REFUSED],
  ['page', 'GENERATE_CERT', 'IT', 'CERTIFIED', null, OPEN, REFUSED],
  ['page again', 'REGENERATE_CERT', 'IT', 'CERTIFIED', null, OPEN, REFUSED],
  ['page of their own', 'UPLOAD_CERT', 'IT', 'CERTIFIED', null, OPEN, REFUSED],
  ['publication', 'PUBLISH', 'ADMIN', 'CERTIFIED', null, OPEN, REFUSED],
  ['the certificate in force again', 'REGENERATE_CERT', 'IT', 'COMPLETED', null, OPEN, 'open'],
  ['the certificate in force replaced', 'UPLOAD_CERT', 'IT', 'COMPLETED', null, OPEN, 'open'],
];

it.each(CASES)('%s: %s by %s', (_when, action, by, at, step, facts, answer) => {
  const decision = decide(applicationWorkflow, action, {
    facts: { ...readyFor(action, at, step), ...facts },
    actor: { ...actor(by), IsGrantGeneration: true },
    at: NOW,
    input: { ...inputFor(action), ...(by === 'ADMIN' && { IsOverride: true, Remark: 'Urgent.' }) },
  });
  const refusal = decision.Allowed ? [] : [decision.Code, ...decision.Reasons.map(({ Code }) => Code)];
  expect(refusal.join(' ') || 'open').toBe(answer);
});

it('the refusal names the numbers, at most ten of them', () => {
  expect(planParams(OPEN)).toMatchObject({
    count: '2',
    points: { EN: 'NC-2026-00001 · NC-2026-00002', CHT: 'NC-2026-00001 · NC-2026-00002' },
  });
  const many = Array.from({ length: 12 }, (_, at) => plan(`NC-${at}`));
  expect(String((planParams({ OpenPlans: many }).points as { EN: string }).EN)).toMatch(/NC-9 · …$/);
});
