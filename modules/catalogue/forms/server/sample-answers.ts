/** Generates a complete set of valid answers to a form, for trial runs of draft services. */
import type { Model, Question, QuestionSelectBase } from 'survey-core';
import { isBlank } from './check-answer.ts';
import { type Form, withModel } from './model.ts';
import { sampleAnswer } from './sample-answer.ts';
import { type ValidateOptions, validateAnswers } from './validate.ts';
import { isVisible } from './visible-answers.ts';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to, from + MAX_SAMPLES) - from + 1) }, (_, at) => from + at);
const MAX_SAMPLES = 200;

/**
 * Alternative answers to try when the first is invalid, for example because an expression ties it to another
 * answer.
 */
function otherSamples(question: Question): unknown[] {
  const inputType = question.getPropertyValue('inputType');
  const [min, max]: unknown[] = [question.getPropertyValue('min'), question.getPropertyValue('max')];
  if (inputType === 'number') {
    const least = Number(min) || 0;
    return [...range(least, Number(max) || least + MAX_SAMPLES), Number(max) || 1000, 1_000_000];
  }
  if (inputType === 'date')
    return [
      max,
      min,
      '2026-06-16',
      '2027-06-15',
      '2026-12-31',
      '2025-06-15',
      '2025-01-01',
      '2030-06-15',
    ].filter((day) => typeof day === 'string' && day !== '');
  if (question.getType() === 'boolean') return [true, false];
  if (['dropdown', 'radiogroup', 'buttongroup'].includes(question.getType()))
    return (question as QuestionSelectBase).visibleChoices.map((item) => item.value as unknown);
  return [];
}

type Sampled = {
  Answers: Record<string, unknown>;
  /** Questions for which no valid answer could be generated. */
  Left: { Field: string; Title: string; Message: string }[];
};

/** Answers show and hide other questions, so each round fills those that have become visible. */
const MAX_ROUNDS = 10;

/**
 * Generates valid answers from the form alone. Optional questions are answered too, unless the generated
 * answer is invalid.
 */
export function sampleAnswers(form: Form, options: ValidateOptions): Sampled {
  const { answers, titles } = withModel(form, options.locale, (model) => {
    const tried = new Set<string>();
    fill(model, options, tried);
    fixDependentAnswers(model);
    // Corrected answers may have made more questions visible.
    fill(model, options, tried);
    return {
      answers: JSON.parse(JSON.stringify(model.data)) as Record<string, unknown>,
      titles: new Map(model.getAllQuestions().map((question) => [question.name, question.title])),
    };
  });
  const first = validateAnswers(form, answers, options);
  if (first.isValid) return { Answers: first.cleanAnswers, Left: [] };
  // Invalid answers are dropped, because not every question is required.
  const wrong = new Set(first.errors.map((error) => error.Field));
  const validAnswers = Object.fromEntries(
    Object.entries(first.cleanAnswers).filter(([name]) => !wrong.has(name)),
  );
  const second = validateAnswers(form, validAnswers, options);
  const Left = second.errors.map(({ Field, Message }) => ({
    Field,
    Message,
    Title: titles.get(Field) ?? Field,
  }));
  return { Answers: second.cleanAnswers, Left };
}

function fill(model: Model, { locale, scope }: ValidateOptions, tried: Set<string>): void {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const open = model
      .getAllQuestions()
      .filter((question) => isVisible(question) && !tried.has(question.name) && isOpen(question));
    if (open.length === 0) break;
    for (const question of open) {
      tried.add(question.name);
      const sample = sampleAnswer(question, locale);
      const limit = scope?.questions.includes(question.name) ? scope.charLimit : null;
      const value = typeof sample === 'string' && limit ? [...sample].slice(0, limit).join('') : sample;
      if (!isBlank(value)) model.setValue(question.name, value);
    }
  }
}

/** Tries alternative answers, one after the other, for questions whose answer depends on others. */
function fixDependentAnswers(model: Model): void {
  for (const question of model.getAllQuestions().filter(isVisible)) {
    if (question.validate(false)) continue;
    for (const other of otherSamples(question)) {
      model.setValue(question.name, other);
      if (question.validate(false)) break;
    }
  }
}

/**
 * Whether a question still needs an answer. The engine starts tables with an empty row, so they always
 * count.
 */
const isOpen = (question: Question): boolean =>
  isBlank(question.value) || ['matrixdynamic', 'paneldynamic'].includes(question.getType());
