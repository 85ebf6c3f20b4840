import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Answers } from '../db/schema.ts';
import { industryCodes } from '../service/industry-names.ts';

/** The applicant's industry as the form was answered; null where the service does not ask, or knows no such one. */
export function industryOf(definition: ServiceDefinition, answers: Answers): string | null {
  const answer = definition.IndustryQuestion && answers[definition.IndustryQuestion];
  return industryCodes(definition).find((code) => code === answer) ?? null;
}
