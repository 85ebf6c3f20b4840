import { Model } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { FORBIDDEN_PARTS } from '../rules/forbidden-parts.ts';
import { replaceMethod } from '../rules/replace-method.ts';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/traditional-chinese';
import './own-properties.ts';
import { JsonObject, MatrixDropdownColumn, Question } from 'survey-core';

/*
 * The engine is made for drawing. Two things that it does for every cell of every row cost more than judging it, and
 * nothing is drawn here. Both change only how long an answer takes; the version of the engine is fixed.
 */

type Column = { templateQuestion?: Question; templateQuestionJsonValue?: string | undefined };
type PropertiesOf = [question: { getType(): string }, onUpdateJson?: unknown, useCache?: boolean];

/** Class names of the elements that a browser would show. */
Object.assign(Question.prototype, { updateQuestionCss: () => undefined });

/**
 * A cell is a copy of its column's question. The engine writes that question down for every row, with every default;
 * once is enough, and what is default in the one is default in the other. It forgets the text when the column changes.
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
 * Lends a form of its own to `use`: the engine keeps traces of earlier answers in a form that is emptied and used again.
 * The language is set on this form alone, never on the engine, which other requests share.
 */
export const withModel = <Result>(form: Form, language: Language, use: (model: Model) => Result): Result => {
  const model = new Model({ ...(withoutUnusedParts(form) as Form), locale: surveyLocale[language] });
  try {
    return use(model);
  } finally {
    model.dispose();
  }
};
