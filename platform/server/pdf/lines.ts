/**
 * Returns the lines in which a text is printed in a document, one per language of the document; a missing
 * language falls back to the nearest, and duplicates are omitted.
 */
import { cleanText } from './clean-text.ts';
import type { LanguageSetting, LocalText, PageLanguage } from './page-language.ts';

/** A printed line with its actual language, so that the right glyphs are chosen. */
export interface PageLine {
  readonly Text: string;
  readonly Lang: PageLanguage;
}

const preference: Record<PageLanguage, readonly PageLanguage[]> = {
  EN: ['EN', 'CHT', 'CHS'],
  CHT: ['CHT', 'CHS', 'EN'],
  CHS: ['CHS', 'CHT', 'EN'],
};

const settings: Record<LanguageSetting, readonly PageLanguage[]> = {
  EN: ['EN'],
  CHT: ['CHT'],
  CHS: ['CHS'],
  BILINGUAL: ['EN', 'CHT'],
};

/** Returns the text in the document's languages; a missing one falls back, and duplicates are omitted. */
export function lines(text: LocalText | null, setting: LanguageSetting): PageLine[] {
  const found: PageLine[] = [];
  for (const preferred of settings[setting]) {
    for (const lang of preference[preferred]) {
      const cleaned = cleanText(text?.[lang] ?? '');
      if (cleaned === '') continue;
      if (!found.some((line) => line.Text === cleaned || line.Lang === lang)) {
        found.push({ Text: cleaned, Lang: lang });
      }
      break;
    }
  }
  return found;
}
