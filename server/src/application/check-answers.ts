import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import type { Language } from '@assay/shared/translation/language.ts';
import type { Answers } from '../db/schema.ts';
import { validateAnswers } from '../service/form/validate.ts';

/** The service's form and limits applied to answers; the same check for drafts, submission and the validate call. */
export function checkAnswers(definition: ServiceDefinition, answers: Answers, locale: Language) {
  const questions = [definition.ScopeQuestion, definition.ScopeQuestionChinese].filter((name) => name !== undefined);
  return validateAnswers(definition.Form, answers, { locale, scope: { questions, ...definition.ScopeLimits } });
}
