import { Model, Serializer } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { FORBIDDEN_PARTS } from '../../rules/forbidden-parts.ts';
import { OWN_PROPERTIES } from '../../rules/own-properties.ts';
import { replaceMethod } from '../../rules/replace-method.ts';
import 'survey-core/i18n/simplified-chinese';
import 'survey-core/i18n/traditional-chinese';
import { QuestionHtmlModel } from 'survey-core';
import { commitTyped } from './typed-text.ts';

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
 * An explanation of a form with the answers that its braces name, as words: the engine would put them in as HTML, and
 * what one person answers would be markup before another who reads the form. No brace is left for it to fill later,
 * those of answers neither.
 */
const filled = (html: string, fill: (named: string) => string): string =>
  html
    .replace(/\{[^{}]+\}/g, (named) => asText(fill(named)))
    .replace(/[{}]/g, (brace) => BRACES[brace] ?? brace);

type Engine = { getProcessedText: (text: string) => string };

/** Explanations of every form, those in repeated parts too. The engine fills them in two places. */
function fillHtmlWithWords(): void {
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

fillHtmlWithWords();

export type Answers = Readonly<Record<string, unknown>>;

/** Cells one can read: a table scrolls rather than cut its words, and no cell spends room on what it does not need. */
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
  const kept = Object.entries(value).filter(([name]) => !FORBIDDEN_PARTS.has(name));
  return {
    ...cellDefaults(value),
    ...Object.fromEntries(kept.map(([name, inner]) => [name, prepared(inner)])),
  };
}

type FormModelOptions = {
  form: Answers;
  answers: Answers;
  page: number;
  language: Language;
  isReadOnly: boolean;
  /** Longest free text of the portal; a question may ask for less. */
  charLimit?: number;
};

/** The form engine without its own frame: heading, progress and buttons are ours. */
export function formModel({ form, answers, page, language, isReadOnly, charLimit }: FormModelOptions): Model {
  const model = new Model(prepared(form));
  model.locale = surveyLocale[language];
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

/** As the server judges them: the shorter of both limits. */
function limitTexts(model: Model, charLimit: number): void {
  model.maxTextLength = charLimit;
  for (const question of model.getAllQuestions())
    if (Number(question.getPropertyValue('maxLength')) > charLimit)
      question.setPropertyValue('maxLength', charLimit);
}

/** What is sent, the last letter included: plain JSON, so that nothing of the engine's own slips in. */
export function answersOf(model: Model): Record<string, never> {
  commitTyped();
  return JSON.parse(JSON.stringify(model.data));
}
