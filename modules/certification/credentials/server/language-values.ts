import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import type { LocalText } from '#platform/server/pdf/page-language.ts';

export type LanguageValues = { '@value': string; '@language': string }[];

const HAN = /\p{Script=Han}/u;

/**
 * Converts a text of a credential to JSON-LD values, one per language, undefined if empty. Identical values
 * are emitted once; Chinese text used for both scripts is tagged as plain Chinese.
 */
export function languageValues(text: LocalText | null): LanguageValues | undefined {
  const values: LanguageValues = [];
  for (const language of LANGUAGES) {
    const value = (text?.[language] ?? '').trim();
    const same = values.find((one) => one['@value'] === value);
    if (same) same['@language'] = HAN.test(value) ? 'zh' : 'en';
    else if (value !== '') values.push({ '@value': value, '@language': LANGUAGE_TAGS[language] });
  }
  return values.length > 0 ? values : undefined;
}
