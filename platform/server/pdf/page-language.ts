/**
 * Types for printed documents: a text in three languages, any of which may be empty, and the document's
 * language setting, one language or bilingual.
 */

/**
 * A text in the three supported languages, any of which may be empty, and the language setting of a
 * document.
 */
export interface LocalText {
  readonly EN: string;
  readonly CHT: string;
  readonly CHS: string;
}

export type PageLanguage = keyof LocalText;

/** BILINGUAL is English above Traditional Chinese. */
export type LanguageSetting = PageLanguage | 'BILINGUAL';
