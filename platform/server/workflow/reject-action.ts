import type { Language } from '#platform/common/i18n/language.ts';
import type { Decision } from '#platform/common/workflow/decide.ts';
import type { Workflow } from '#platform/common/workflow/types.ts';
import { fail } from '../http/fail.ts';
import { formatReasons } from './format-reasons.ts';

type Refusal = Extract<Decision<unknown>, { Allowed: false }>;

/**
 * Throws the API failure for a workflow action that the workflow table refused: reasons about the input
 * become field errors, all others sentences in the user's language.
 */
export function rejectAction<Action extends string, Status extends string, Facts>(
  workflow: Workflow<Action, Status, Facts>,
  { Code, Reasons }: Refusal,
  language: Language,
): never {
  if (Code === 'ERR_VALIDATION')
    return fail(Code, {
      Fields: Reasons.map((reason) => ({ Code: reason.Code, Field: reason.Field ?? '' })),
    });
  const texts = formatReasons(Reasons, language, workflow.StatusText);
  return fail(Code, { Reasons: texts.map((one, index) => ({ ...one, Reason: Reasons[index] })) });
}
