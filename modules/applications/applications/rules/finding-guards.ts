/**
 * Guards against deciding, and issuing a certificate, while a major finding is not corrected or the plan for a minor one is not
 * accepted. No role may bypass them.
 */
import { hidesAction, impliedBy } from '#platform/common/workflow/guard-modifiers.ts';
import type { Guard, RuleInput } from '#platform/common/workflow/types.ts';
import { chainAfterApproval } from './chain.ts';
import type { ApplicationFacts } from './facts.ts';
import { lateLinks, lateMajors, lateParams } from './late-majors.ts';
import { linksOfFindings, majorParams } from './open-majors.ts';
import { planParams } from './open-plans.ts';

type G = Guard<ApplicationFacts>;
type A = RuleInput<ApplicationFacts>;

const isPublished = ({ facts }: A): boolean => facts.ApplicationStatusCode === 'COMPLETED';
const isLastApproval = ({ facts, input }: A): boolean => chainAfterApproval(facts, input).Next === null;

const majorGuard = (applies: (ask: A) => boolean): G => ({
  Code: 'REASON_MAJOR_OPEN',
  test: (ask) => !ask.facts.HasMajorFinding || !applies(ask),
  params: majorParams,
  links: ({ OpenMajors }) => linksOfFindings(OpenMajors),
});

const planGuard = (applies: (ask: A) => boolean): G => ({
  Code: 'REASON_PLAN_OPEN',
  test: (ask) => ask.facts.OpenPlans.length === 0 || !applies(ask),
  params: planParams,
  links: ({ OpenPlans }) => linksOfFindings(OpenPlans),
});

/** Verification after the time that the service allows does not lift it: only a new round of the assessment does. */
const lateGuard = (applies: (ask: A) => boolean): G => ({
  Code: 'REASON_MAJOR_LATE',
  test: (ask) => lateMajors(ask.facts, ask.at).length === 0 || !applies(ask),
  params: (facts, { at }) => lateParams(facts, at),
  links: (facts, { at }) => lateLinks(facts, at),
});

export const findingGuards = {
  noOpenMajor: majorGuard(() => true),
  noOpenMajorBeforePublishing: majorGuard((ask) => !isPublished(ask)),
  noOpenMajorAtEnd: majorGuard(isLastApproval),
  plansAccepted: planGuard(() => true),
  plansAcceptedBeforePublishing: planGuard((ask) => !isPublished(ask)),
  plansAcceptedAtEnd: planGuard(isLastApproval),
  majorsInTime: lateGuard(() => true),
  majorsInTimeBeforePublishing: lateGuard((ask) => !isPublished(ask)),
  majorsInTimeAtEnd: lateGuard(isLastApproval),
  /** A decision with open findings is made for each application separately. */
  noOpenFindingsInBulk: {
    ...impliedBy<ApplicationFacts>(['REASON_MAJOR_OPEN', 'REASON_PLAN_OPEN'], {
      Code: 'REASON_NOT_IN_BULK_OPEN_FINDINGS',
      test: ({ facts }) => (facts.OpenFindingsInBulk ?? 0) === 0,
    }),
    params: ({ OpenFindingsInBulk }) => ({ count: String(OpenFindingsInBulk ?? 0) }),
  },
  hasOpenMajor: hidesAction<ApplicationFacts>({
    Code: 'REASON_NO_MAJOR_OPEN',
    test: ({ facts }) => facts.HasMajorFinding,
  }),
  openMajorNamed: {
    Code: 'REASON_NO_MAJOR_OPEN',
    Field: 'PointKey',
    test: ({ facts, input }) => facts.OpenMajors.some(({ PointKey }) => PointKey === input?.PointKey),
  },
} as const satisfies Record<string, G>;
