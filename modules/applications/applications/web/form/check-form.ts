/**
 * Validates the application form in the browser, shows the server's errors at their questions, and keeps the
 * list of errors that remain to be corrected.
 */
import type { Model, Question } from 'survey-core';
import { commitTyped } from '#modules/catalogue/forms/web/index.ts';
import type { FieldError } from '#platform/common/contract/error.ts';

export type FormError = { name: string; title: string; message: string };

const firstError = (question: Question): string | null => question.getAllErrors()[0]?.getText() ?? null;

/** Validates every page with the same rules as the server; returns one error per question. */
export function checkForm(model: Model): FormError[] {
  commitTyped();
  model.validate(true, false);
  return model.getAllQuestions(true).flatMap((question) => {
    const message = firstError(question);
    return message ? [{ name: question.name, title: question.processedTitle, message }] : [];
  });
}

/** Shows server errors at their questions; errors without a question appear only in the list. */
export function showServerErrors(model: Model, fields: readonly FieldError[]): FormError[] {
  return fields.map(({ Field, Message }) => {
    const question = model.getQuestionByName(Field);
    question?.addError(Message);
    return { name: Field, title: question?.processedTitle ?? '', message: Message };
  });
}

/** An error without a question remains until the next check. */
function isStillInvalid(model: Model, error: FormError): boolean {
  const question = model.getQuestionByName(error.name);
  return !question || firstError(question) !== null;
}

/** The remaining errors; returns the same array if none was corrected, to avoid re-rendering. */
export function remainingErrors(model: Model, errors: readonly FormError[]): readonly FormError[] {
  const left = errors.filter((error) => isStillInvalid(model, error));
  return left.length === errors.length ? errors : left;
}
