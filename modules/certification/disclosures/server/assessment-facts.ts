import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { dutySeparation } from '#modules/certification/accreditation-files/rules/index.ts';
import type { DocumentRequest } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { DisclosureFacts } from './facts.ts';

type Assessed = Pick<
  DocumentRequest['application'],
  'AssessmentType' | 'SubmittedAt' | 'Approvals' | 'Participants'
>;

/**
 * Collects for the disclosure document the public facts about an assessment: when it was received,
 * evaluated, reviewed and approved, and whether the duties were separate; no names.
 */
export function assessmentFacts({
  AssessmentType,
  SubmittedAt,
  Approvals,
  Participants,
}: Assessed): DisclosureFacts['Assessment'] {
  const lastOf = (...steps: Step[]): string | null => {
    const moments = Approvals.filter((one) => steps.includes(one.Step)).map((one) => one.At);
    const last = moments.toSorted().at(-1);
    return last === undefined ? null : hongKongDate(new Date(last));
  };
  return {
    Type: AssessmentType,
    Received: SubmittedAt && hongKongDate(SubmittedAt),
    Evaluated: lastOf('ASSESSOR', 'ASSESSOR_ONSITE'),
    Reviewed: lastOf('INDEPREVIEWER'),
    Approved: lastOf('COO', 'CEO'),
    IsSeparate:
      Participants.length > 0 &&
      dutySeparation(Participants, new Map()).every((duty) => duty.Clashes.length === 0),
  };
}
