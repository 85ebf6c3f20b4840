import type { Language } from '#platform/common/i18n/language.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Decision } from '#platform/common/workflow/decide.ts';
import type { Reason, Workflow } from '#platform/common/workflow/types.ts';
import { type FailureField, fail } from '../http/fail.ts';
import { formatReasons, paramsIn } from './format-reasons.ts';

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
      ...headingOf(Reasons),
      Fields: Reasons.flatMap((reason) => fieldsOf(reason, language)),
    });
  const texts = formatReasons(Reasons, language, workflow.StatusText);
  return fail(Code, { Reasons: texts.map((one, index) => ({ ...one, Reason: Reasons[index] })) });
}

function fieldsOf(
  { Code, Field = '', Fields = [{ Field }], Params }: Reason,
  language: Language,
): FailureField[] {
  return Fields.map((one) => ({ Code, ...one, ...(Params && { Params: paramsIn(Params, language) }) }));
}

/** The sentence above the field errors, if they all have the same cause. */
function headingOf(reasons: readonly Reason[]): { Text?: TextKey } {
  const [only, ...others] = reasons;
  return only?.IsHeading && others.length === 0 ? { Text: only.Code as TextKey } : {};
}
