import type { Localized } from '../contract/shapes.ts';
import type { Language } from '../i18n/language.ts';

/**
 * Returns the text in a language, or the nearest one available: the other Chinese script first, then
 * English.
 */
export function localizedText(text: Localized | null | undefined, language: Language): string {
  if (!text) return '';
  const order: Language[] =
    language === 'EN'
      ? ['EN', 'CHT', 'CHS']
      : language === 'CHT'
        ? ['CHT', 'CHS', 'EN']
        : ['CHS', 'CHT', 'EN'];
  return order.map((one) => text[one]).find(Boolean) ?? '';
}
