import type { Model, Question } from 'survey-core';
import { commitTyped } from '#modules/catalogue/forms/web/index.ts';
import type { FieldError } from '#platform/common/contract/error.ts';

export type FormError = { name: string; title: string; message: string };

const firstError = (question: Question): string | null => question.getAllErrors()[0]?.getText() ?? null;

/** Checks every page as the server will; one entry per question. */
export function checkForm(model: Model): FormError[] {
  commitTyped();
  model.validate(true, false);
  return model.getAllQuestions(true).flatMap((question) => {
    const message = firstError(question);
    return message ? [{ name: question.name, title: question.processedTitle, message }] : [];
  });
}

/** The server's errors at their questions; what belongs to none is kept for the list. */
export function showServerErrors(model: Model, fields: readonly FieldError[]): FormError[] {
  return fields.map(({ Field, Message }) => {
    const question = model.getQuestionByName(Field);
    question?.addError(Message);
    return { name: Field, title: question?.processedTitle ?? '', message: Message };
  });
}

/** An error without a question stays until the next check. */
function isStillInvalid(model: Model, error: FormError): boolean {
  const question = model.getQuestionByName(error.name);
  return !question || firstError(question) !== null;
}

/** The remaining errors: the same list instance if nothing was corrected, so that nothing is re-rendered. */
export function remainingErrors(model: Model, errors: readonly FormError[]): readonly FormError[] {
  const left = errors.filter((error) => isStillInvalid(model, error));
  return left.length === errors.length ? errors : left;
}
