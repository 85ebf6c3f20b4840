import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '#platform/common/access/roles.ts';
import { ASSESSMENT_TYPES, type AssessmentType } from '#platform/common/format/assessment-types.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import { application, NOW } from '#quality/support/rules/application-facts.ts';
import { ROLES } from '#quality/support/rules/roles.ts';
import type { NextAssessment } from '../../rules/cycle/next-assessment.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { applicationFlags } from '../../rules/flags.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../rules/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

/**
 * Specification 3 and domain 4, 8: the actions that each flag is about. Listed explicitly, not read from the
 * flags.
 */
const ABOUT: Readonly<Record<string, readonly ApplicationAction[]>> = {
  IsCanGenerate: ['GENERATE_CERT', 'REGENERATE_CERT'],
  IsPassedForPublishing: ['PUBLISH'],
  IsRefundable: ['REFUND'],
  IsRefundableOffline: ['REFUND_OFFLINE'],
  IsAbleToGenerateCycle: ['GENERATE_CYCLE'],
  IsAbleToEditForm: ['SAVE'],
};

const DECIDED = ['CERTIFIED', 'COMPLETED'];
/** From the first submission, including ended applications. */
const BILLED =
  'PENDING RETURNED UNDERREVIEW REJECTED REJECTED_FLOW REJECTED_STAFF CERTIFIED COMPLETED CANCELLED ARCHIVED WAITING'.split(
    ' ',
  );
const isAlive = ({ IsCertificateEnded: ended, RenewalPossibleUntil: until }: ApplicationFacts): boolean =>
  !ended && (until === null || until >= '2026-11-20');
const isSettledUp = ({ IsPaid, IsByPassPayment }: ApplicationFacts): boolean => IsPaid || IsByPassPayment;

/**
 * When each flag is true according to the specification, computed from facts only, without the table's
 * guards.
 */
const WHEN: Readonly<Record<string, (facts: ApplicationFacts) => boolean>> = {
  IsCanGenerate: (a) => {
    const isNew = a.DocumentStatus === null || a.DocumentStatus === 'FAILED';
    const isFree = !a.HasMajorFinding && a.OpenPlans.length === 0;
    const mayBeMade = isNew && isFree;
    const isRegenerable =
      !a.IsPageUnderWay && a.HasPage && (a.ApplicationStatusCode === 'COMPLETED' || isFree);
    const isMine = isAlive(a) && a.NewerDecision === null && a.CertificateNo !== null && isSettledUp(a);
    return DECIDED.includes(a.ApplicationStatusCode) && isMine && (mayBeMade || isRegenerable);
  },
  IsPassedForPublishing: (a) =>
    a.ApplicationStatusCode === 'CERTIFIED' &&
    a.DocumentStatus === 'READY' &&
    a.DisclosureFile !== null &&
    isSettledUp(a) &&
    isAlive(a) &&
    !a.IsPageOlder &&
    !a.HasMajorFinding &&
    a.OpenPlans.length === 0,
  IsRefundable: (a) =>
    BILLED.includes(a.ApplicationStatusCode) &&
    a.IsOnlinePayment &&
    a.IsPaid &&
    a.IsSettled &&
    !a.IsRefundPending &&
    !(a.PaidCents > 0 && a.RefundedCents >= a.PaidCents),
  IsRefundableOffline: (a) =>
    BILLED.includes(a.ApplicationStatusCode) &&
    !a.IsOnlinePayment &&
    a.IsPaid &&
    a.PaidCents > a.RefundedCents,
  IsAbleToGenerateCycle: (a) =>
    a.ApplicationStatusCode === 'COMPLETED' &&
    a.HasCycle &&
    isAlive(a) &&
    a.HasChildCycle === null &&
    a.AssessmentsAhead.length > 0 &&
    !a.OtherOpenTypes.includes('SURVEILLANCE'),
  IsAbleToEditForm: (a) =>
    ['DRAFT', 'INPROGRESS', 'PENDING', 'RETURNED', 'REJECTED'].includes(a.ApplicationStatusCode),
};

type Flags = (facts: ApplicationFacts) => Readonly<Record<string, boolean>>;

/** Flags that differ from the specification or from the roles' own `Actions`; empty if all three agree. */
function contradictions(flags: Flags, facts: ApplicationFacts): string[] {
  const open = new Set(ROLES.flatMap((role) => openTo(role, facts)));
  const content = flags(facts);
  return Object.entries(ABOUT).flatMap(([flag, actions]) => {
    const isOpen = actions.some((action) => open.has(action));
    const isMeant = WHEN[flag]?.(facts);
    const isShown = content[flag];
    if (isShown === isMeant && isShown === isOpen) return [];
    return [`${flag} is ${isShown}, should be ${isMeant}, ${actions.join(' or ')} is ${isOpen}`];
  });
}

const openTo = (role: Role, facts: ApplicationFacts): ApplicationAction[] => {
  const actor = { UserKey: 'p', Roles: [role], OrganisationKey: null, IsGrantGeneration: true };
  return actionsFor(applicationWorkflow, facts, actor, NOW)
    .filter(({ Allowed }) => Allowed)
    .map(({ Action }) => Action);
};

const point = {
  PointKey: 'p1',
  Step: 'ASSESSOR' as const,
  Name: { EN: 'Scope', CHT: '範圍', CHS: '范围' },
};
const next = {
  ApplicationKey: 'n',
  ApplicationNo: 'n',
  ApplicationStatusCode: 'WAITING' as const,
  StartDateTime: null,
  EndDateTime: null,
};
const ahead = { ...application.AssessmentsAhead[0], Kind: 'SURVEILLANCE' as const };
/** Every status of a record; decided statuses appear more often because most flags concern them. */
const STATUSES: readonly ApplicationStatus[] = [
  ...APPLICATION_STATUSES.filter((status) => status !== 'NONE'),
  ...(['CERTIFIED', 'COMPLETED', 'COMPLETED'] as const),
];

const record: fc.Arbitrary<ApplicationFacts> = fc
  .record({
    ApplicationStatusCode: fc.constantFrom(...STATUSES),
    AssessmentType: fc.constantFrom(...ASSESSMENT_TYPES),
    DocumentStatus: fc.constantFrom(null, 'INTENDED' as const, 'READY' as const, 'FAILED' as const),
    HasPage: fc.boolean(),
    IsPageUnderWay: fc.boolean(),
    IsPageOlder: fc.boolean(),
    IsCertificateEnded: fc.boolean(),
    IsCertificateDeleted: fc.boolean(),
    CertificateNo: fc.constantFrom(null, 'QMS-2026-00001'),
    IsPaid: fc.boolean(),
    IsByPassPayment: fc.boolean(),
    IsOnlinePayment: fc.boolean(),
    IsSettled: fc.boolean(),
    IsRefundPending: fc.boolean(),
    PaidCents: fc.constantFrom(0, 500),
    RefundedCents: fc.constantFrom(0, 200, 500),
    DisclosureFile: fc.constantFrom(null, 'file'),
    HasCycle: fc.boolean(),
    HasChildCycle: fc.constantFrom(null, null, next),
    AssessmentsAhead: fc.constantFrom([], [ahead as NextAssessment]),
    OtherOpenTypes: fc.constantFrom<AssessmentType[]>([], ['SPECIAL'], ['SURVEILLANCE']),
    NewerDecision: fc.constantFrom(null, null, { ApplicationNo: 'A-QMS-2026-00009' }),
    RenewalPossibleUntil: fc.constantFrom(null, '2026-11-19', '2026-11-20'),
    OpenMajors: fc.constantFrom([], [point]),
    OpenPlans: fc.constantFrom([], [], [{ PointKey: 'p2', Name: point.Name }]),
  })
  .map((facts) => ({
    ...application,
    ...facts,
    // A fully refunded invoice does not count as paid.
    IsPaid: facts.IsPaid && !(facts.PaidCents > 0 && facts.RefundedCents >= facts.PaidCents),
    HasMajorFinding: facts.OpenMajors.length > 0,
  }));

const check = (flags: Flags) =>
  fc.check(
    fc.property(record, (facts) => contradictions(flags, facts).length === 0),
    { numRuns: 500, seed: 20261124 },
  );

/** Flags as in the view; whether the form can be edited depends on the reader's role. */
const ours: Flags = (facts) => ({
  ...applicationFlags(facts, NOW),
  IsAbleToEditForm: ROLES.some((role) => openTo(role, facts).includes('SAVE')),
});

describe('flags for possible actions', () => {
  it('match the actions of all roles for all records', { timeout: 60_000 }, () => {
    const { failed, counterexample } = check(ours);
    expect(failed ? contradictions(ours, (counterexample as [ApplicationFacts])[0]) : []).toEqual([]);
  });

  const records = fc.sample(record, { numRuns: 3_000, seed: 20261124 });
  it.each(Object.keys(ABOUT))('%s is true for some records and false for others', (flag) => {
    // Only editing depends on the roles; the other flags need no evaluation of every action for every role.
    const flags: Flags = flag === 'IsAbleToEditForm' ? ours : (facts) => applicationFlags(facts, NOW);
    const isFound = (value: boolean) => records.some((facts) => flags(facts)[flag] === value);
    expect([isFound(true), isFound(false)]).toEqual([true, true]);
  });

  /**
   * Flag definitions used before they were derived from the table, one for each contradiction with its
   * action.
   */
  it.each<[string, Flags]>([
    ['a refund in progress', (facts) => ({ ...ours(facts), IsRefundable: isManuallyRefundable(facts) })],
    [
      'a certificate that has ended',
      (facts) => ({ ...ours(facts), IsAbleToGenerateCycle: isCycleManuallyOffered(facts) }),
    ],
    [
      'a page of an older assessment',
      (facts) => ({
        ...ours(facts),
        IsCanGenerate: ours({ ...facts, NewerDecision: null }).IsCanGenerate === true,
      }),
    ],
    [
      'an offline refund of a zero amount',
      (facts) => ({ ...ours(facts), IsRefundableOffline: !facts.IsOnlinePayment && facts.IsPaid }),
    ],
    [
      'an edit of a submitted application',
      (facts) => ({
        ...ours(facts),
        IsAbleToEditForm: facts.ApplicationStatusCode !== 'PENDING' && ours(facts).IsAbleToEditForm === true,
      }),
    ],
    ['a flag that is always true', (facts) => ({ ...ours(facts), IsPassedForPublishing: true })],
    ['a flag that is always false', (facts) => ({ ...ours(facts), IsCanGenerate: false })],
  ])('the check detects a planted contradiction: %s', (_, planted) => {
    expect(check(planted).failed).toBe(true);
  });
});

const isManuallyRefundable = (facts: ApplicationFacts): boolean =>
  facts.IsOnlinePayment && facts.IsPaid && facts.IsSettled && facts.PaidCents > facts.RefundedCents;
const isCycleManuallyOffered = (facts: ApplicationFacts): boolean =>
  facts.ApplicationStatusCode === 'COMPLETED' && facts.HasCycle && facts.HasChildCycle === null;

describe('flags for facts', () => {
  const flags = (facts: Partial<ApplicationFacts>) => ours({ ...application, ...facts });

  it('IsGenerated: a current document exists, and none of a deleted certificate', () => {
    expect(flags({ DocumentStatus: 'READY' }).IsGenerated).toBe(true);
    expect(flags({ DocumentStatus: 'READY', IsCertificateEnded: true }).IsGenerated).toBe(true);
    expect(
      flags({ DocumentStatus: 'READY', IsCertificateEnded: true, IsCertificateDeleted: true }).IsGenerated,
    ).toBe(false);
  });

  it('IsShortFlow: the flow that Steps shows, also before the review has begun', () => {
    const ServiceSteps = ['ASSESSOR', 'COO'] as const;
    expect(flags({ Steps: [], ServiceSteps }).IsShortFlow).toBe(true);
    expect(flags({ Steps: ['ASSESSOR', 'COO'] }).IsShortFlow).toBe(true);
    expect(flags({ ServiceSteps }).IsShortFlow).toBe(false);
    expect(flags({ Steps: [] }).IsShortFlow).toBe(false);
  });
});
