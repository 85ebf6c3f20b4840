/**
 * Validates a client's answers to an application form by shape, limits and the form's own rules; returns
 * cleaned answers and the errors by page, question and cell.
 */
import type { Model, Question } from 'survey-core';
import type { Language } from '#platform/common/i18n/language.ts';
import { MAX_FILES_PER_QUESTION } from '#platform/common/settings/file-bounds.ts';
import { cellsOf } from './cells.ts';
import { checkAnswer, isBlank, type Limits } from './check-answer.ts';
import { type Checked, checkText } from './check-scalar.ts';
import { type Form, withModel } from './model.ts';
import { type Problem, problemText } from './problem.ts';
import { type Answers, unsafeProblem } from './unsafe-answers.ts';
import { rememberSettled, skipSettledRows } from './validated-rows.ts';
import { isVisible, visibleAnswers } from './visible-answers.ts';

type AnswerError = {
  /** Name of the question; '' if the answers as a whole are refused. */
  Field: string;
  Message: string;
  /** Name of the form page. */
  Page: string;
  /** Inside a table or list: the row, counted from 0, and the field in it. */
  Row?: number;
  Column?: string;
};

export type ValidateOptions = {
  locale: Language;
  /** Maximum length of free text where the question sets no lower limit. */
  charLimit?: number;
  /** Maximum number of files per question. */
  maxFiles?: number;
  /** Limits of the scope, which must fit on the certificate. */
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

/** Checks the shape of every question's answer; drops names that the form does not have. */
const accept = (model: Model, answers: Answers, options: ValidateOptions) => {
  const accepted: Record<string, unknown> = {};
  const found: Found[] = [];
  const keep = (question: Question, name: string, check: (value: unknown) => Checked) => {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (isBlank(answer)) return;
    const checked = check(answer);
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

/** Errors found by the engine: required answers, conditions, expressions, patterns, ranges. */
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
  // Where an answer was refused for its shape, the engine's "please answer" would report the same problem
  // twice.
  const notified = new Set(own.map(placeKey));
  const isNotified = ({ Field, Row, Column }: AnswerError) =>
    notified.has(placeKey({ Field })) || notified.has(placeKey({ Field, ...place(Row, Column) }));
  const engine = engineErrors(model, locale).filter((error) => !isNotified(error));
  const errors = inOrder(model, [...own, ...engine]);
  rememberSettled(tables, cleanAnswers);
  return { isValid: errors.length === 0, cleanAnswers, errors };
};

/**
 * Validates answers with the engine that the browser also uses, plus the checks that the engine lacks. Never
 * throws on answers. `cleanAnswers` may be stored even when invalid (a draft): they contain only visible
 * questions of the form, in the shape that each question requires. Answers to hidden questions are removed.
 */
export const validateAnswers = (form: Form, answers: unknown, options: ValidateOptions): Validated => {
  const refusal = unsafeProblem(answers);
  if (!refusal)
    return withModel(form, options.locale, (model) => examine(model, form, answers as Answers, options));
  const Message = problemText(refusal, options.locale);
  return { isValid: false, cleanAnswers: {}, errors: [{ Field: '', Message, Page: '' }] };
};
