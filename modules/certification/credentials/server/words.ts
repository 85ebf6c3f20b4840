import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import type { LocalText } from '#platform/server/pdf/page-language.ts';

export type Words = { '@value': string; '@language': string }[];

const HAN = /\p{Script=Han}/u;

/**
 * A text in the languages that it has, as JSON-LD says it; undefined where it has none. A record repeats a text for a
 * language that it lacks, and nobody converts a certified text: so what is the same is said once, and Chinese that
 * stands for both scripts is called no more than Chinese.
 */
export function words(text: LocalText | null): Words | undefined {
  const said: Words = [];
  for (const language of LANGUAGES) {
    const value = (text?.[language] ?? '').trim();
    const same = said.find((one) => one['@value'] === value);
    if (same) same['@language'] = HAN.test(value) ? 'zh' : 'en';
    else if (value !== '') said.push({ '@value': value, '@language': LANGUAGE_TAGS[language] });
  }
  return said.length > 0 ? said : undefined;
}
