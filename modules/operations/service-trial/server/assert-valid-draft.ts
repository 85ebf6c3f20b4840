import type { ServiceDefinition } from '#modules/catalogue/services/rules/index.ts';
import { definitionFaults, type FaultContext } from '#modules/catalogue/services/server/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { Failure, fail } from '#platform/server/http/fail.ts';

type DraftCheck = FaultContext & { language: Language };

/**
 * Handles an error during the dry run of an unfinished service draft: if the draft is faulty, its faults are
 * reported instead; otherwise the error is thrown again.
 */
export async function assertValidDraft(
  { db, settings, language }: DraftCheck,
  definition: ServiceDefinition,
  error: unknown,
): Promise<never> {
  const isExpected = error instanceof Failure;
  const faults = isExpected ? [] : await definitionFaults({ db, settings }, definition, language);
  if (faults.length === 0) throw error;
  return fail('ERR_TRANSITION', {
    Text: 'ERR_TRIAL_FAULTY',
    Reasons: faults.slice(0, 20).map(({ Code, Message }) => ({ Code, Message })),
  });
}
