import { type Form, withModel } from './model.ts';
import type { Answers } from './unsafe-answers.ts';
import { isVisible, visibleAnswers } from './visible-answers.ts';

/** Returns the names of the questions that are visible with these answers. */
export const shownFields = (form: Form, answers: Answers): string[] =>
  withModel(form, 'EN', (model) => {
    visibleAnswers(model, answers);
    return model
      .getAllQuestions()
      .filter(isVisible)
      .map((question) => question.name);
  });
