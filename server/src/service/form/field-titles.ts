import { type Form, formModel, type Language } from './model.ts';

/** The title of every question, by its name, in one language. */
export const fieldTitles = (form: Form, locale: Language): Record<string, string> =>
  Object.fromEntries(
    formModel(form, locale)
      .getAllQuestions()
      .map((question) => [question.name, question.title]),
  );
