import { QuestionHtmlModel } from 'survey-core';

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

type Engine = { getProcessedText: (text: string) => string; processHtml: (html: string) => string };

/** Explanations of every form, those in repeated parts too. The engine fills them in two places. */
export function fillHtmlWithWords(): void {
  const engine = QuestionHtmlModel.prototype as unknown as Engine;
  const { getProcessedText: fill, processHtml } = engine;
  engine.getProcessedText = function (text) {
    return filled(text, (named) => fill.call(this, named));
  };
  engine.processHtml = function (html) {
    return processHtml.call(this, html && this.getProcessedText(html));
  };
}
