import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import { Failure, fail } from '../http/fail.ts';
import { type Bench, definitionFaults } from '../service/faults.ts';

type Asked = Bench & { language: Language };

/** A draft that cannot be published may break what expects a finished one; then its faults are the answer. */
export async function refuseFaulty(
  { db, settings, language }: Asked,
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
