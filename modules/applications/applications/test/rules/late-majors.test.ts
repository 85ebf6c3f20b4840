/** Major nonconformities that were not verified in time, by hand: the last day, what is refused then, and how it ends. */
import { describe, expect, it } from 'vitest';
import type { Step } from '#modules/catalogue/services/rules/steps.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { decide } from '#platform/common/workflow/decide.ts';
import { actor } from '#quality/support/rules/application-facts.ts';
import { inputFor, readyFor } from '#quality/support/rules/ready-for.ts';
import type { ApplicationFacts, Approval } from '../../rules/facts.ts';
import { lastAssessmentDay, lateMajors, lateParams, verificationLimit } from '../../rules/late-majors.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

const FULL: Step[] = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO'];
const approved = (Step: Step, At: string): Approval => ({
  Step,
  At,
  UserKey: 'p',
  Role: 'ASSESSOR',
  Round: 1,
});
const record = (VerifiedAt: string | null, No = 'NC-2026-00001') => ({ No, Path: `/${No}`, VerifiedAt });

const chain = { Steps: FULL, ServiceSteps: FULL, FullSteps: FULL };
/** The evaluation ended at this moment; its first step much earlier. */
const assessed = (At: string, MajorVerificationMonths: number | null = 6) => ({
  ...chain,
  Approvals: [approved('ASSESSOR', '2023-01-10T02:00:00Z'), approved('ASSESSOR_ONSITE', At)],
  MajorVerificationMonths,
});

describe('the last assessment day', () => {
  it.each<[string, Approval[], string | null]>([
    ['no step is approved', [], null],
    ['the on-site assessment is under way', [approved('ASSESSOR', '2026-03-10T02:00:00Z')], null],
    [
      'the day in Hong Kong on which the last of the two was approved',
      [approved('ASSESSOR', '2026-03-10T02:00:00Z'), approved('ASSESSOR_ONSITE', '2026-03-12T16:00:00Z')],
      '2026-03-13',
    ],
    [
      'a second round of the first step alone',
      [approved('ASSESSOR', '2026-06-01T02:00:00Z'), approved('ASSESSOR_ONSITE', '2026-03-12T02:00:00Z')],
      '2026-06-01',
    ],
    [
      'later steps do not count',
      [
        approved('ASSESSOR', '2026-03-10T02:00:00Z'),
        approved('ASSESSOR_ONSITE', '2026-03-12T02:00:00Z'),
        approved('COO', '2026-09-01T02:00:00Z'),
      ],
      '2026-03-12',
    ],
  ])('%s', (_when, Approvals, day) => {
    expect(lastAssessmentDay({ ...chain, Approvals })).toBe(day);
  });

  it('of a short flow is the approval of its only evaluation step', () => {
    const Approvals = [approved('ASSESSOR', '2026-03-10T02:00:00Z')];
    expect(lastAssessmentDay({ ...chain, Steps: ['ASSESSOR', 'COO'], Approvals })).toBe('2026-03-10');
  });
});

describe('the last day for verification', () => {
  it.each([
    // A shorter month ends it; a leap year has a day more.
    ['2023-08-31T02:00:00Z', 6, '2024-02-29'],
    ['2024-08-31T02:00:00Z', 6, '2025-02-28'],
    ['2024-02-29T02:00:00Z', 12, '2025-02-28'],
    ['2027-02-28T02:00:00Z', 12, '2028-02-28'],
    // Clocks change in Europe on 29 March and 25 October 2026; Hong Kong is always eight hours ahead of UTC.
    ['2026-03-29T00:59:00Z', 6, '2026-09-29'],
    ['2026-04-25T15:59:59Z', 6, '2026-10-25'],
    ['2026-04-25T16:00:00Z', 6, '2026-10-26'],
    ['2026-12-31T15:59:59Z', 1, '2027-01-31'],
    ['2026-12-31T16:00:00Z', 1, '2027-02-01'],
  ])('assessed at %s, %i months: %s', (at, months, day) => {
    expect(verificationLimit(assessed(at, months))).toBe(day);
  });

  it('does not exist where the service sets no months', () => {
    expect(verificationLimit(assessed('2026-01-10T02:00:00Z', null))).toBeNull();
  });
});

describe('late ones', () => {
  /** Assessed on 10 January 2026: 10 July is the last day. */
  const facts = (MajorRecords: ReturnType<typeof record>[]) => ({
    ...assessed('2026-01-10T02:00:00Z'),
    MajorRecords,
  });
  const last = new Date('2026-07-10T15:59:59Z');
  const after = new Date('2026-07-10T16:00:00Z');
  it.each<[string, string | null, Date, number]>([
    ['open on the last day', null, last, 0],
    ['open on the day after', null, after, 1],
    ['verified at the end of the last day', last.toISOString(), after, 0],
    ['verified a second later', after.toISOString(), after, 1],
    ['verified in time, and years passed', '2026-02-01T02:00:00Z', new Date('2029-01-01T02:00:00Z'), 0],
    ['verified too late, and years passed', '2026-08-01T02:00:00Z', new Date('2029-01-01T02:00:00Z'), 1],
  ])('%s', (_when, verified, now, count) => {
    expect(lateMajors(facts([record(verified)]), now)).toHaveLength(count);
  });

  it('are none after a new round of the assessment', () => {
    const Approvals = [
      approved('ASSESSOR', '2026-08-20T02:00:00Z'),
      approved('ASSESSOR_ONSITE', '2026-08-21T02:00:00Z'),
    ];
    const again = { ...facts([record('2026-08-01T02:00:00Z'), record(null)]), Approvals };
    expect(lateMajors(again, new Date('2026-08-22T02:00:00Z'))).toEqual([]);
  });

  it('are named with their numbers', () => {
    const two = facts([record(null), record('2026-03-01T02:00:00Z', 'NC-2'), record(null, 'NC-2026-00003')]);
    expect(lateParams(two, after)).toMatchObject({
      count: '2',
      months: '6',
      numbers: { EN: 'NC-2026-00001 · NC-2026-00003', CHT: 'NC-2026-00001 · NC-2026-00003' },
    });
  });
});

/** The rule tests' present is 20 November 2026: assessed on 19 May, the last day was 19 November. */
const LATE: Partial<ApplicationFacts> = {
  ...assessed('2026-05-19T02:00:00Z'),
  MajorRecords: [record('2026-11-20T01:00:00Z')],
};
const IN_TIME: Partial<ApplicationFacts> = { ...LATE, MajorRecords: [record('2026-11-19T15:59:00Z')] };
const REFUSED = 'ERR_TRANSITION REASON_MAJOR_LATE';

type Case = [ApplicationAction, Role, ApplicationStatus, Step | null, Partial<ApplicationFacts>, string];
const CASES: Case[] = [
  ['APPROVE_PROGRESS', 'CEO', 'UNDERREVIEW', 'CEO', LATE, REFUSED],
  ['APPROVE_PROGRESS', 'CEO', 'REJECTED_FLOW', 'CEO', LATE, REFUSED],
  ['APPROVE_PROGRESS', 'ADMIN', 'UNDERREVIEW', 'CEO', LATE, REFUSED],
  ['APPROVE_PROGRESS', 'CEO', 'UNDERREVIEW', 'CEO', IN_TIME, 'open'],
  ['APPROVE_PROGRESS', 'COO', 'UNDERREVIEW', 'COO', LATE, 'open'],
  ['APPROVE_PROGRESS', 'ASSESSOR', 'UNDERREVIEW', 'ASSESSOR', LATE, 'open'],
  ['REJECT_PROGRESS', 'CEO', 'UNDERREVIEW', 'CEO', LATE, 'open'],
  ['REJECT_ASSESSOR', 'CEO', 'UNDERREVIEW', 'CEO', LATE, 'open'],
  ['CRB_CONFIRM', 'SCHEDULING', 'CERTIFIED', null, LATE, REFUSED],
  ['GENERATE_CERT', 'IT', 'CERTIFIED', null, LATE, REFUSED],
  ['REGENERATE_CERT', 'IT', 'CERTIFIED', null, LATE, REFUSED],
  ['UPLOAD_CERT', 'IT', 'CERTIFIED', null, LATE, REFUSED],
  ['PUBLISH', 'ADMIN', 'CERTIFIED', null, LATE, REFUSED],
  ['PUBLISH', 'ADMIN', 'CERTIFIED', null, IN_TIME, 'open'],
  ['CANCEL', 'ADMIN', 'CERTIFIED', null, LATE, 'open'],
  ['REGENERATE_CERT', 'IT', 'COMPLETED', null, LATE, 'open'],
  ['UPLOAD_CERT', 'IT', 'COMPLETED', null, LATE, 'open'],
];

it.each(CASES)('%s by %s in %s at %s', (action, by, at, step, facts, answer) => {
  const decision = decide(applicationWorkflow, action, {
    facts: { ...readyFor(action, at, step), ...facts },
    actor: { ...actor(by), IsGrantGeneration: true },
    at: new Date('2026-11-20T04:00:00Z'),
    input: { Remark: 'A reason.', ...inputFor(action), ...(by === 'ADMIN' && { IsOverride: true }) },
  });
  const refusal = decision.Allowed ? [] : [decision.Code, ...decision.Reasons.map(({ Code }) => Code)];
  expect(refusal.join(' ') || 'open').toBe(answer);
});

it('the refusal links to the nonconformities', () => {
  const decision = decide(applicationWorkflow, 'APPROVE_PROGRESS', {
    facts: { ...readyFor('APPROVE_PROGRESS', 'UNDERREVIEW', 'CEO'), ...LATE },
    actor: actor('CEO'),
    at: new Date('2026-11-20T04:00:00Z'),
    input: {},
  });
  expect(decision).toMatchObject({
    Reasons: [{ Links: [{ Text: 'NC-2026-00001', Path: '/NC-2026-00001' }] }],
  });
});
