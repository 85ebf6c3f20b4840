import type { Language } from '#platform/common/i18n/language.ts';
import { type Form, withModel } from './model.ts';

/** Returns the title of every question of a form, by name, in one language. */
export const fieldTitles = (form: Form, locale: Language): Record<string, string> =>
  withModel(form, locale, (model) =>
    Object.fromEntries(model.getAllQuestions().map((question) => [question.name, question.title])),
  );
