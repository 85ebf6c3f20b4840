import type { Model, Question } from 'survey-core';
import type { Language } from '#platform/common/i18n/language.ts';
import { MAX_FILES_PER_QUESTION } from '#platform/common/settings/file-bounds.ts';
import { cellsOf } from './cells.ts';
import { checkAnswer, isBlank, type Limits } from './check-answer.ts';
import { type Checked, checkText } from './check-scalar.ts';
import { type Form, withModel } from './model.ts';
import { type Problem, problemText } from './problem.ts';
import { rememberSettled, skipSettledRows } from './settled-rows.ts';
import { type Answers, unsafeProblem } from './unsafe-answers.ts';
import { isVisible, visibleAnswers } from './visible-answers.ts';

type AnswerError = {
  /** Name of the question; '' where the answers as a whole are refused. */
  Field: string;
  Message: string;
  /** Name of the form's page. */
  Page: string;
  /** Inside a table or list: which row, from 0, and which of its fields. */
  Row?: number;
  Column?: string;
};

export type ValidateOptions = {
  locale: Language;
  /** Longest free text where the question itself sets no shorter one. */
  charLimit?: number;
  /** Files that one question takes at most. */
  maxFiles?: number;
  /** The scope has to fit on the certificate. */
  scope?: { questions: readonly string[]; rLimit: number; charLimit: number };
};

export type Validated = { isValid: boolean; cleanAnswers: Record<string, unknown>; errors: AnswerError[] };

const CHAR_LIMIT = 4000;
const MAX_FILES = MAX_FILES_PER_QUESTION;

const limitsOf = ({ charLimit = CHAR_LIMIT, maxFiles = MAX_FILES }: ValidateOptions): Limits => ({
  charLimit,
  maxFiles: maxFiles,
});

type Found = Problem & { Question: Question };

const scopeProblems = (value: unknown, scope: NonNullable<ValidateOptions['scope']>): Problem[] => {
  const count = String(value).split('\n').length;
  return count > scope.rLimit ? [{ Code: 'ERR_ANSWER_LINES', Params: { limit: scope.rLimit } }] : [];
};

const checkOne = (question: Question, value: unknown, options: ValidateOptions): Checked => {
  const limits = limitsOf(options);
  const scope = options.scope?.questions.includes(question.name) ? options.scope : undefined;
  if (!scope) return checkAnswer(question, value, limits);
  const checked = checkAnswer(question, value, { ...limits, charLimit: scope.charLimit });
  return { ...checked, Problems: [...checked.Problems, ...scopeProblems(value, scope)] };
};

/** Every question's own answer, checked for its shape; names that the form does not have fall away. */
const accept = (model: Model, answers: Answers, options: ValidateOptions) => {
  const accepted: Record<string, unknown> = {};
  const found: Found[] = [];
  const keep = (question: Question, name: string, check: (value: unknown) => Checked) => {
    const given = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (isBlank(given)) return;
    const checked = check(given);
    if (checked.Value !== undefined) accepted[name] = checked.Value;
    found.push(...checked.Problems.map((problem) => ({ ...problem, Question: question })));
  };
  for (const question of model.getAllQuestions()) {
    keep(question, question.name, (value) => checkOne(question, value, options));
    keep(question, `${question.name}-Comment`, (value) => checkText(value, limitsOf(options).charLimit));
  }
  return { accepted, found };
};

const pageOf = (question: Question) => question.page?.name ?? '';

const place = (Row?: number, Column?: string) => ({
  ...(Row === undefined ? {} : { Row }),
  ...(Column === undefined ? {} : { Column }),
});

const columnTitle = (question: Question, row: number, column: string) =>
  cellsOf(question).find((cell) => cell.Row === row && cell.Column === column)?.Question.title ?? column;

const toError = (
  question: Question,
  locale: Language,
  message: string,
  Row?: number,
  Column?: string,
): AnswerError => {
  const inCell = Row !== undefined && Column !== undefined;
  const params = inCell && { row: Row + 1, column: columnTitle(question, Row, Column), message };
  const Message = params ? problemText('MSG_ANSWER_ROW', locale, params) : message;
  return { Field: question.name, Message, Page: pageOf(question), ...place(Row, Column) };
};

/** The engine's own findings: required, conditions, expressions, patterns, ranges. */
const engineErrors = (model: Model, locale: Language): AnswerError[] => {
  model.validate(true, false);
  return model
    .getAllQuestions()
    .flatMap((question) => [
      ...question.errors.map((error) => toError(question, locale, error.getText())),
      ...cellsOf(question).flatMap((cell) =>
        cell.Question.errors.map((error) =>
          toError(question, locale, error.getText(), cell.Row, cell.Column),
        ),
      ),
    ]);
};

const placeKey = (error: Pick<AnswerError, 'Field' | 'Row' | 'Column'>) =>
  JSON.stringify([error.Field, error.Row, error.Column]);

const inOrder = (model: Model, errors: AnswerError[]): AnswerError[] => {
  const order = new Map(model.getAllQuestions().map((question, index) => [question.name, index]));
  return errors.toSorted((one, other) => (order.get(one.Field) ?? 0) - (order.get(other.Field) ?? 0));
};

const examine = (model: Model, form: Form, answers: Answers, options: ValidateOptions): Validated => {
  const { locale } = options;
  const { accepted, found } = accept(model, answers, options);
  const tables = skipSettledRows(model, form, accepted);
  const cleanAnswers = visibleAnswers(model, accepted);
  const own = found
    .filter(({ Question }) => isVisible(Question))
    .map(({ Question, Code, Params, Row, Column }) =>
      toError(Question, locale, problemText(Code, locale, Params), Row, Column),
    );
  // Where an answer was refused for its shape, "please answer" would be a second word about the same thing.
  const notified = new Set(own.map(placeKey));
  const isNotified = ({ Field, Row, Column }: AnswerError) =>
    notified.has(placeKey({ Field })) || notified.has(placeKey({ Field, ...place(Row, Column) }));
  const engine = engineErrors(model, locale).filter((error) => !isNotified(error));
  const errors = inOrder(model, [...own, ...engine]);
  rememberSettled(tables, cleanAnswers);
  return { isValid: errors.length === 0, cleanAnswers, errors };
};

/**
 * Checks answers with the same engine that the browser uses, and with what that engine leaves unchecked.
 * Never throws on answers. `cleanAnswers` may be stored even when not valid (a draft): it holds only what the form
 * asks for and shows, in the form that each question takes. Answers to hidden questions are not kept.
 */
export const validateAnswers = (form: Form, answers: unknown, options: ValidateOptions): Validated => {
  const refusal = unsafeProblem(answers);
  if (!refusal)
    return withModel(form, options.locale, (model) => examine(model, form, answers as Answers, options));
  const Message = problemText(refusal, options.locale);
  return { isValid: false, cleanAnswers: {}, errors: [{ Field: '', Message, Page: '' }] };
};
