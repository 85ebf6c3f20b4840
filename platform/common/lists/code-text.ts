import type { Language } from '../i18n/language.ts';
import { translate } from '../i18n/texts.ts';
import type { CodeText } from './filters.ts';

/** Text of a code in a language. */
export const translateCode = (text: CodeText, language: Language): string =>
  typeof text === 'string' ? translate(text, language) : translate(text[0], language, text[1]);
