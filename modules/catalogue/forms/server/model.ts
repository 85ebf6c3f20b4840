import { Model } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/survey-locale.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { FORBIDDEN_PARTS } from '../rules/forbidden-parts.ts';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/traditional-chinese';
import './lean-engine.ts';
import './own-properties.ts';

export type Form = Readonly<Record<string, unknown>>;

const withoutUnwanted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUnwanted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      FORBIDDEN_PARTS.has(key) ? [] : [[key, withoutUnwanted(inner)]],
    ),
  );
};

/**
 * Lends a form of its own to `use`: the engine keeps traces of earlier answers in a form that is emptied and used again.
 * The language is set on this form alone, never on the engine, which other requests share.
 */
export const withModel = <Result>(form: Form, language: Language, use: (model: Model) => Result): Result => {
  const model = new Model({ ...(withoutUnwanted(form) as Form), locale: surveyLocale[language] });
  try {
    return use(model);
  } finally {
    model.dispose();
  }
};
