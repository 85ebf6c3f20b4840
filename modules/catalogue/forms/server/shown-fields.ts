import type { Answers } from './hostile.ts';
import { type Form, withModel } from './model.ts';
import { isSeen, visibleAnswers } from './visible-answers.ts';

/** The questions that a person would see with these answers. */
export const shownFields = (form: Form, answers: Answers): string[] =>
  withModel(form, 'EN', (model) => {
    visibleAnswers(model, answers);
    return model
      .getAllQuestions()
      .filter(isSeen)
      .map((question) => question.name);
  });
