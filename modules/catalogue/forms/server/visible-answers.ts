/**
 * Applies a form's conditions to answers on the server: removes answers to hidden questions and cells, and
 * adds computed ones.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Model, Question } from 'survey-core';
import { cellsOf } from './cells.ts';
import { isBlank, partsOf } from './check-answer.ts';
import type { Answers } from './unsafe-answers.ts';

export const isVisible = (question: Question) => question.isVisible && question.isParentVisible;

const HAS_ROWS = new Set(['matrixdynamic', 'matrixdropdown', 'paneldynamic']);
const isConditional = (question: Question): boolean => question.visibleIf !== '' || !question.visible;
const text = (question: Question, name: string): string => String(question.getPropertyValue(name) ?? '');

/**
 * Whether cells can be hidden. The engine creates rows on access, at high cost, so rows are not accessed
 * otherwise.
 */
const canHideCells = (question: Question): boolean => {
  if (text(question, 'columnsVisibleIf') !== '' || text(question, 'rowsVisibleIf') !== '') return true;
  const parts = partsOf(question);
  // A group inside an entry may have its own condition.
  const isGrouped = new Set(parts.map((part) => part.parent)).size > 1;
  return isGrouped || parts.some(isConditional);
};

const withoutHiddenCells = (question: Question, value: unknown): unknown => {
  if (!HAS_ROWS.has(question.getType()) || !canHideCells(question)) return value;
  const hidden = cellsOf(question).filter((cell) => !isVisible(cell.Question));
  if (hidden.length === 0 || !Array.isArray(value)) return value;
  return value.map((row: object, index) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name]) => !hidden.some((cell) => cell.Row === index && cell.Column === name),
      ),
    ),
  );
};

/** Conditions may depend on answers that are hidden themselves; each round hides more, so the loop ends. */
const MAX_ROUNDS = 10;

/** Fills in the form and returns what a user would see: hidden answers removed, computed ones added. */
export const visibleAnswers = (model: Model, accepted: Answers): Record<string, unknown> => {
  let answers: Record<string, unknown> = { ...accepted };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = answers;
    model.data = answers;
    const data: Record<string, unknown> = model.data;
    answers = {};
    for (const question of model.getAllQuestions().filter(isVisible)) {
      const value = withoutHiddenCells(question, data[question.name]);
      if (!isBlank(value)) answers[question.name] = value;
      const comment = data[`${question.name}-Comment`];
      if (!isBlank(comment)) answers[`${question.name}-Comment`] = comment;
    }
    // Added answers were computed by the form and its conditions already consider them; only removals need
    // another round.
    if (Object.keys(before).every((name) => isDeepStrictEqual(answers[name], before[name]))) break;
  }
  return answers;
};
