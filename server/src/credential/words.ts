import { LANGUAGE_TAGS, LANGUAGES } from '@assay/shared/translation/language.ts';
import type { LocalText } from '../certificate/document/facts.ts';

export type Words = { '@value': string; '@language': string }[];

/** A text in the languages that it has, as JSON-LD says it; undefined where it has none. */
export function words(text: LocalText | null): Words | undefined {
  const said = LANGUAGES.map((language) => ({
    '@value': (text?.[language] ?? '').trim(),
    '@language': LANGUAGE_TAGS[language],
  })).filter((one) => one['@value'] !== '');
  return said.length > 0 ? said : undefined;
}
