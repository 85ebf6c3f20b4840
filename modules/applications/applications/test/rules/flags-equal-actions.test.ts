import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '#platform/common/access/roles.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import { application, NOW } from '#quality/support/rules/application-facts.ts';
import { ROLES } from '#quality/support/rules/roles.ts';
import type { ApplicationFacts } from '../../rules/facts.ts';
import { applicationFlags } from '../../rules/flags.ts';
import type { ApplicationStatus } from '../../rules/statuses.ts';
import { type ApplicationAction, applicationWorkflow } from '../../rules/workflow.ts';

/** Specification 3 and domain 4, 8: which actions a flag is about. Written by hand, not read from the flags. */
const ABOUT: Readonly<Record<string, readonly ApplicationAction[]>> = {
  IsCanGenerate: ['GENERATE_CERT', 'REGENERATE_CERT'],
  IsPassedForPublishing: ['PUBLISH'],
  IsRefundable: ['REFUND'],
  IsAbleToGenerateCycle: ['GENERATE_CYCLE'],
};

type Flags = (facts: ApplicationFacts) => Readonly<Record<string, boolean>>;

/** Where a flag says something else than the roles' own `Actions`; empty where they agree. */
function contradictions(flags: Flags, facts: ApplicationFacts): string[] {
  const open = new Set(ROLES.flatMap((role) => openTo(role, facts)));
  const said = flags(facts);
  return Object.entries(ABOUT).flatMap(([flag, actions]) => {
    const isOpen = actions.some((action) => open.has(action));
    return said[flag] === isOpen ? [] : [`${flag} is ${said[flag]}, ${actions.join(' or ')} is ${isOpen}`];
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
const STATUSES =
  'PENDING UNDERREVIEW REJECTED_FLOW REJECTED_STAFF CERTIFIED CERTIFIED COMPLETED COMPLETED CANCELLED ARCHIVED WAITING'.split(
    ' ',
  ) as ApplicationStatus[];

const record: fc.Arbitrary<ApplicationFacts> = fc
  .record({
    ApplicationStatusCode: fc.constantFrom(...STATUSES),
    AssessmentType: fc.constantFrom('INITIAL' as const, 'SURVEILLANCE' as const, 'RENEWAL' as const),
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
    IsRefundUnderWay: fc.boolean(),
    PaidCents: fc.constantFrom(0, 500),
    RefundedCents: fc.constantFrom(0, 200, 500),
    DisclosureFile: fc.constantFrom(null, 'file'),
    HasCycle: fc.boolean(),
    HasChildCycle: fc.constantFrom(null, next),
    OpenMajors: fc.constantFrom([], [point]),
  })
  .map((facts) => ({ ...application, ...facts, HasMajorFinding: facts.OpenMajors.length > 0 }));

const check = (flags: Flags) =>
  fc.check(
    fc.property(record, (facts) => contradictions(flags, facts).length === 0),
    { numRuns: 500, seed: 20261124 },
  );

const ours: Flags = (facts) => applicationFlags(facts, NOW);

describe('flags that say whether something can be done', () => {
  it('equal the actions of all roles, over all records', { timeout: 60_000 }, () => {
    const { failed, counterexample } = check(ours);
    expect(failed ? contradictions(ours, (counterexample as [ApplicationFacts])[0]) : []).toEqual([]);
  });

  it('each is true of some of the records and false of others', () => {
    const all = fc.sample(record, { numRuns: 3_000, seed: 20261124 }).map(ours);
    for (const flag of Object.keys(ABOUT))
      expect(new Set(all.map((said) => said[flag])), flag).toEqual(new Set([true, false]));
  });

  /** What the flags looked at before they were derived from the table, one for each that contradicted its action. */
  it.each<[string, Flags]>([
    ['a refund that is under way', (facts) => ({ ...ours(facts), IsRefundable: isRefundableByHand(facts) })],
    [
      'a certificate that has ended',
      (facts) => ({ ...ours(facts), IsAbleToGenerateCycle: isCycleOfferedByHand(facts) }),
    ],
    ['a flag that is always on', (facts) => ({ ...ours(facts), IsPassedForPublishing: true })],
    ['a flag that is always off', (facts) => ({ ...ours(facts), IsCanGenerate: false })],
  ])('the check finds a planted contradiction: %s', (_, planted) => {
    expect(check(planted).failed).toBe(true);
  });
});

const isRefundableByHand = (facts: ApplicationFacts): boolean =>
  facts.IsOnlinePayment && facts.IsPaid && facts.IsSettled && facts.PaidCents > facts.RefundedCents;
const isCycleOfferedByHand = (facts: ApplicationFacts): boolean =>
  facts.ApplicationStatusCode === 'COMPLETED' && facts.HasCycle && facts.HasChildCycle === null;

describe('flags that are facts', () => {
  const flags = (facts: Partial<ApplicationFacts>) => ours({ ...application, ...facts });

  it('IsGenerated: a current document exists, and none of a deleted certificate', () => {
    expect(flags({ DocumentStatus: 'READY' }).IsGenerated).toBe(true);
    expect(flags({ DocumentStatus: 'READY', IsCertificateEnded: true }).IsGenerated).toBe(true);
    expect(
      flags({ DocumentStatus: 'READY', IsCertificateEnded: true, IsCertificateDeleted: true }).IsGenerated,
    ).toBe(false);
  });

  it('IsShortFlow: the chain that Steps shows, also before the review has begun', () => {
    const ServiceSteps = ['ASSESSOR', 'COO'] as const;
    expect(flags({ Steps: [], ServiceSteps }).IsShortFlow).toBe(true);
    expect(flags({ Steps: ['ASSESSOR', 'COO'] }).IsShortFlow).toBe(true);
    expect(flags({ ServiceSteps }).IsShortFlow).toBe(false);
    expect(flags({ Steps: [] }).IsShortFlow).toBe(false);
  });
});
