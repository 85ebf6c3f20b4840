/**
 * The portal's three languages (EN, CHT, CHS): types of their texts, parsing of language codes (TC and SC
 * included, otherwise EN), BCP 47 tags for `lang` attributes, and their own names.
 */

/**
 * Languages of specification point 9 with their alternative codes; their order is that of the columns in
 * every text table.
 */
export const LANGUAGES = ['EN', 'CHT', 'CHS'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Text = readonly [EN: string, CHT: string, CHS: string];
export type Texts = Readonly<Record<string, Text>>;

/** Parses a language code: EN, CHT, CHS, and TC and SC as the specification allows; anything else is EN. */
export function languageOf(code: string | null | undefined): Language {
  switch (code?.trim().toUpperCase()) {
    case 'CHT':
    case 'TC':
      return 'CHT';
    case 'CHS':
    case 'SC':
      return 'CHS';
    default:
      return 'EN';
  }
}

/** BCP 47 tag for `lang` attributes, so that each script gets its own glyphs. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  EN: 'en',
  CHT: 'zh-Hant-HK',
  CHS: 'zh-Hans',
};

/** Name of each language in that language; not translated. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  EN: 'English',
  CHT: '繁體中文',
  CHS: '简体中文',
};
