/**
 * Major nonconformities that were not verified within the months that the service sets after the last assessment day: a new
 * round of the assessment is required before the decision. Days are in Hong Kong, YYYY-MM-DD.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { addMonths, hongKongDate } from '#platform/common/format/dates.ts';
import type { ReasonLink, ReasonParams } from '#platform/common/workflow/types.ts';
import { chainOf } from './chain.ts';
import type { ApplicationFacts } from './facts.ts';
import { type MajorRecord, namesOfFindings } from './open-majors.ts';
import { EVALUATION_STEPS } from './separation-of-duties.ts';

type Facts = Pick<
  ApplicationFacts,
  'Steps' | 'ServiceSteps' | 'FullSteps' | 'Approvals' | 'MajorRecords' | 'MajorVerificationMonths'
>;

/** The day on which the last evaluation step was approved; null while the evaluation is under way. */
export function lastAssessmentDay(facts: Pick<Facts, 'Steps' | 'ServiceSteps' | 'FullSteps' | 'Approvals'>) {
  const steps = chainOf(facts).filter((step) => EVALUATION_STEPS.some((one) => one === step));
  const approvals = facts.Approvals.filter(({ Step }) => steps.includes(Step));
  const isDone = steps.every((step) => approvals.some(({ Step }) => Step === step));
  const [last] = approvals
    .map(({ At }) => hongKongDate(new Date(At)))
    .toSorted((one, other) => (one < other ? 1 : -1));
  return (isDone && last) || null;
}

/** Last day on which a major nonconformity may be verified; null without limit. */
export function verificationLimit(facts: Omit<Facts, 'MajorRecords'>): string | null {
  const day = lastAssessmentDay(facts);
  const { MajorVerificationMonths: months } = facts;
  return day === null || months === null ? null : addMonths(day, months);
}

/** Those that were verified after the last day, or are open after it. */
export function lateMajors(facts: Facts, now: Date): readonly MajorRecord[] {
  const limit = verificationLimit(facts);
  if (limit === null) return [];
  return facts.MajorRecords.filter(
    ({ VerifiedAt }) => hongKongDate(VerifiedAt === null ? now : new Date(VerifiedAt)) > limit,
  );
}

const inEachLanguage = (text: string): Localized => ({ EN: text, CHT: text, CHS: text });

export function lateParams(facts: Facts, now: Date): ReasonParams {
  const late = lateMajors(facts, now);
  return {
    count: String(late.length),
    months: String(facts.MajorVerificationMonths),
    numbers: namesOfFindings(late.map(({ No }) => ({ Name: inEachLanguage(No) }))),
  };
}

export const lateLinks = (facts: Facts, now: Date): ReasonLink[] =>
  lateMajors(facts, now).map(({ No, Path }) => ({ Text: No, Path }));
