import { cleanText } from './clean-text.ts';
import type { LanguageSetting, LocalText, PageLanguage } from './page-language.ts';

/** A line of the page in the language it is really in, so that the right glyphs are chosen. */
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

/** The text in the languages of the page; a missing one falls back, and nothing is printed twice. */
export function lines(text: LocalText | null, setting: LanguageSetting): PageLine[] {
  const found: PageLine[] = [];
  for (const wanted of settings[setting]) {
    for (const lang of preference[wanted]) {
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
