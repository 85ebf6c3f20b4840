/**
 * Creates a new form engine model for each use on the server, without forbidden form parts, and switches off
 * costly rendering steps of the engine.
 */
import { Model } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { applyDateTexts } from '../rules/date-limits.ts';
import { applyEngineTexts } from '../rules/engine-texts.ts';
import { registerToday } from '../rules/engine-today.ts';
import { FORBIDDEN_PARTS } from '../rules/forbidden-parts.ts';
import { replaceMethod } from '../rules/replace-method.ts';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/traditional-chinese';
import './own-properties.ts';
import { JsonObject, MatrixDropdownColumn, Question } from 'survey-core';

/* The engine is built for rendering. Two things that it does for every cell of every row cost more than validation, and the server renders nothing. Both replacements only change speed; the engine's version is pinned. */

type Column = { templateQuestion?: Question; templateQuestionJsonValue?: string | undefined };
type PropertiesOf = [question: { getType(): string }, onUpdateJson?: unknown, useCache?: boolean];

registerToday();

/** Skips the CSS class names of elements, which only a browser needs. */
Object.assign(Question.prototype, { updateQuestionCss: () => undefined });

/**
 * A cell is a copy of its column's question. The engine serialises that question, with all defaults, for
 * every row; once is enough, because the defaults are the same in the copy. The engine clears the cached
 * text when the column changes.
 */
replaceMethod<Column, PropertiesOf, void>(
  MatrixDropdownColumn.prototype,
  'setQuestionProperties',
  (before) =>
    function (question, onUpdateJson = null, useCache = false) {
      const template = this.templateQuestion;
      const isCopy = onUpdateJson === null && template?.getType() === question.getType();
      if (isCopy)
        this.templateQuestionJsonValue ??= JSON.stringify(new JsonObject().toJsonObject(template, false));
      before.call(this, question, onUpdateJson, useCache || isCopy);
    },
);

export type Form = Readonly<Record<string, unknown>>;

const withoutUnusedParts = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutUnusedParts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      FORBIDDEN_PARTS.has(key) ? [] : [[key, withoutUnusedParts(inner)]],
    ),
  );
};

/**
 * Passes a new model of the form to `use`, because the engine keeps traces of earlier answers in a reused
 * one. The language is set on this model only, never on the engine, which other requests share.
 */
export const withModel = <Result>(form: Form, language: Language, use: (model: Model) => Result): Result => {
  applyEngineTexts(language, (key, params) => translate(key, language, params));
  const model = new Model({ ...(withoutUnusedParts(form) as Form), locale: surveyLocale[language] });
  applyDateTexts(model, language, (key, params) => translate(key, language, params));
  try {
    return use(model);
  } finally {
    model.dispose();
  }
};
