/**
 * Creates the form engine's model for filling in or reading an application form in the browser, and returns
 * its answers. Answers quoted in explanations are escaped, never treated as HTML.
 */
import { Model, Serializer } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { currentText } from '#platform/web/i18n/text-store.ts';
import { applyDateTexts } from '../../rules/date-limits.ts';
import { applyEngineTexts } from '../../rules/engine-texts.ts';
import { registerToday } from '../../rules/engine-today.ts';
import { FORBIDDEN_PARTS } from '../../rules/forbidden-parts.ts';
import { OWN_PROPERTIES } from '../../rules/own-properties.ts';
import { replaceMethod } from '../../rules/replace-method.ts';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/traditional-chinese';
import { QuestionHtmlModel } from 'survey-core';
import { commitTyped } from './buffer-typing.ts';

registerToday();

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const asText = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);
const BRACES: Readonly<Record<string, string>> = { '{': '&#123;', '}': '&#125;' };

/**
 * Fills answers into an explanation as plain text. The engine would insert them as HTML, so one user's
 * answer could become markup for another reader. Remaining braces, including those in answers, are escaped
 * so that the engine does not fill them later.
 */
const filled = (html: string, fill: (named: string) => string): string =>
  html
    .replace(/\{[^{}]+\}/g, (named) => asText(fill(named)))
    .replace(/[{}]/g, (brace) => BRACES[brace] ?? brace);

type Engine = { getProcessedText: (text: string) => string };

/** Replaces the two engine methods that fill explanations, including those in repeated panels. */
function fillHtmlWithText(): void {
  replaceMethod<Engine, [text: string], string>(
    QuestionHtmlModel.prototype,
    'getProcessedText',
    (fill) =>
      function (text) {
        return filled(text, (named) => fill.call(this, named));
      },
  );
  replaceMethod<Engine, [html: string], string>(
    QuestionHtmlModel.prototype,
    'processHtml',
    (process) =>
      function (html) {
        return process.call(this, html && this.getProcessedText(html));
      },
  );
}

for (const { Class, Name, Type, Default } of OWN_PROPERTIES)
  Serializer.addProperty(Class, { name: Name, type: Type, default: Default });

fillHtmlWithText();

export type Answers = Readonly<Record<string, unknown>>;

/**
 * Makes table cells readable: a table scrolls instead of truncating text, and cells omit controls that they
 * do not need.
 */
function cellDefaults(element: object): object {
  const { type, cellType, inputType } = element as Record<'type' | 'cellType' | 'inputType', unknown>;
  if (type === 'matrixdynamic') return { columnMinWidth: '6.25rem' };
  if (cellType === 'text' && inputType === 'date') return { minWidth: '8.5rem' };
  if (cellType === 'dropdown') return { allowClear: false };
  return cellType === 'boolean' ? { renderAs: 'checkbox' } : {};
}

function prepared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepared);
  if (typeof value !== 'object' || value === null) return value;
  const allowedEntries = Object.entries(value).filter(([name]) => !FORBIDDEN_PARTS.has(name));
  return {
    ...cellDefaults(value),
    ...Object.fromEntries(allowedEntries.map(([name, inner]) => [name, prepared(inner)])),
  };
}

type FormModelOptions = {
  form: Answers;
  answers: Answers;
  page: number;
  language: Language;
  isReadOnly: boolean;
  /** The portal's maximum length of free text; a question may set a lower one. */
  charLimit?: number;
};

/**
 * Creates the form model without the engine's heading, progress bar and buttons, which the portal provides.
 */
export function formModel({ form, answers, page, language, isReadOnly, charLimit }: FormModelOptions): Model {
  applyEngineTexts(language, currentText);
  const model = new Model(prepared(form));
  model.locale = surveyLocale[language];
  applyDateTexts(model, language, currentText);
  model.showTitle = false;
  model.showPageTitles = false;
  model.showNavigationButtons = false;
  model.showProgressBar = false;
  model.showCompletePage = false;
  model.autoFocusFirstQuestion = false;
  model.autoFocusFirstError = false;
  model.textUpdateMode = 'onTyping';
  model.checkErrorsMode = 'onNextPage';
  model.questionErrorLocation = 'bottom';
  model.clearInvisibleValues = 'none';
  model.keepIncorrectValues = true;
  model.widthMode = 'responsive';
  model.readOnly = isReadOnly;
  if (charLimit !== undefined) limitTexts(model, charLimit);
  model.data = answers;
  model.currentPageNo = Math.min(page, Math.max(0, model.visiblePages.length - 1));
  return model;
}

/** Applies the lower of the two limits, as the server does. */
function limitTexts(model: Model, charLimit: number): void {
  model.maxTextLength = charLimit;
  for (const question of model.getAllQuestions())
    if (Number(question.getPropertyValue('maxLength')) > charLimit)
      question.setPropertyValue('maxLength', charLimit);
}

/** Returns the answers to submit, including buffered keystrokes, as plain JSON without engine objects. */
export function answersOf(model: Model): Record<string, never> {
  commitTyped();
  return JSON.parse(JSON.stringify(model.data));
}
