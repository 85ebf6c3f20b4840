import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { industryCodes } from '#modules/catalogue/services/server/index.ts';
import type { Answers } from './tables.ts';

/**
 * The applicant's industry from the form answers; null if the service does not ask for it or the code is
 * unknown.
 */
export function industryOf(definition: ServiceDefinition, answers: Answers): string | null {
  const answer = definition.IndustryQuestion && answers[definition.IndustryQuestion];
  return industryCodes(definition).find((code) => code === answer) ?? null;
}
