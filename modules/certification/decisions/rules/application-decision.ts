/** Which certification decision a change of status of an application is. */
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#modules/applications/applications/rules/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { DECISION_OF_ASSESSMENT, type DecisionType, REFUSAL } from './decision-types.ts';

type StatusChange = { from: ApplicationStatus; to: ApplicationStatus; AssessmentType: AssessmentType };

/** The last approval decides in favour of the client, and a rejection against; other changes are no decision. */
export function decisionOfChange({ from, to, AssessmentType }: StatusChange): DecisionType | null {
  if (applicationStatuses.declined.includes(to)) return from === to ? null : REFUSAL;
  const isDecided = (status: ApplicationStatus) => applicationStatuses.decided.includes(status);
  return isDecided(to) && !isDecided(from) ? DECISION_OF_ASSESSMENT[AssessmentType] : null;
}
