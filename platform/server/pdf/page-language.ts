/** One text in the three supported languages. Any of them may be empty. */
export interface LocalText {
  readonly EN: string;
  readonly CHT: string;
  readonly CHS: string;
}

export type PageLanguage = keyof LocalText;

/** BILINGUAL is English above Traditional Chinese. */
export type LanguageSetting = PageLanguage | 'BILINGUAL';
