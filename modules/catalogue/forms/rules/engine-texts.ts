/** Replaces the form engine's built-in messages with the portal's, on the server and in the browser. */
import { surveyLocalization } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES, type Language } from '#platform/common/i18n/language.ts';
import { formEngineTexts } from '../texts/form-engine.ts';

type EngineKey = keyof typeof formEngineTexts;
type TextOf = (key: EngineKey, params: Readonly<Record<string, string>>) => string;

const PREFIX = 'FORM_ENGINE_';
/** Where the engine inserts its limit. */
const LIMIT = { limit: '{0}' };

/**
 * Sets the messages of one language to the present texts, including custom ones; called for every model, because texts change
 * while a process runs. Where the catalogue is not loaded, `textOf` returns the key, and the built-in text is used.
 */
export function applyEngineTexts(language: Language, textOf: TextOf): void {
  const strings = surveyLocalization.locales[surveyLocale[language]] as Record<string, string>;
  for (const [name, texts] of Object.entries(formEngineTexts)) {
    const key = name as EngineKey;
    const found = textOf(key, LIMIT);
    const builtIn = texts[LANGUAGES.indexOf(language)] ?? texts[0];
    strings[key.slice(PREFIX.length)] = found === key ? builtIn.replace('{{limit}}', LIMIT.limit) : found;
  }
}
