import { isDeepStrictEqual } from 'node:util';
import type { Model, Question } from 'survey-core';
import { cellsOf } from './cells.ts';
import { isBlank } from './check-answer.ts';
import type { Answers } from './hostile.ts';

export const isSeen = (question: Question) => question.isVisible && question.isParentVisible;

const withoutHiddenCells = (question: Question, value: unknown): unknown => {
  const hidden = cellsOf(question).filter((cell) => !cell.Question.isVisible);
  if (hidden.length === 0 || !Array.isArray(value)) return value;
  return value.map((row: object, index) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name]) => !hidden.some((cell) => cell.Row === index && cell.Column === name),
      ),
    ),
  );
};

/** Conditions may hang on answers that are hidden themselves: each round hides more, so it ends. */
const MOST_ROUNDS = 10;

/** Fills the form in and answers what a person would see in it: hidden answers gone, computed ones added. */
export const visibleAnswers = (model: Model, accepted: Answers): Record<string, unknown> => {
  let answers: Record<string, unknown> = { ...accepted };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = answers;
    model.data = answers;
    const data: Record<string, unknown> = model.data;
    answers = {};
    for (const question of model.getAllQuestions().filter(isSeen)) {
      const value = withoutHiddenCells(question, data[question.name]);
      if (!isBlank(value)) answers[question.name] = value;
      const comment = data[`${question.name}-Comment`];
      if (!isBlank(comment)) answers[`${question.name}-Comment`] = comment;
    }
    if (isDeepStrictEqual(answers, before)) break;
  }
  return answers;
};
