/** Replaces the form engine's built-in messages with the portal's, in all languages, on the server and in the browser. */
import { surveyLocalization } from 'survey-core';
import { surveyLocale } from '#modules/catalogue/services/rules/index.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { formEngineTexts } from '../texts/form-engine.ts';

const PREFIX = 'FORM_ENGINE_';

/** The engine inserts its limit at `{0}`. */
export function applyEngineTexts(): void {
  for (const [at, language] of LANGUAGES.entries()) {
    const strings = surveyLocalization.locales[surveyLocale[language]] as Record<string, string>;
    for (const [key, texts] of Object.entries(formEngineTexts))
      strings[key.slice(PREFIX.length)] = (texts[at] ?? texts[0]).replace('{{limit}}', '{0}');
  }
}
