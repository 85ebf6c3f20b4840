import type { Localized } from '@assay/shared/contract/shapes.ts';
import type { Language } from '@assay/shared/translation/language.ts';

/** A name in a language, or in whichever it was given. */
export const inLanguage = (text: Localized, language: Language): string =>
  text[language] || text.EN || text.CHT || text.CHS;
