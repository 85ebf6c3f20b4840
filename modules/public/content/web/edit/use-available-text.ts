import type { Localized } from '#platform/common/contract/shapes.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** A text in the reader's language, else in any that there is. */
export function useAvailableText(): (text: Localized) => string {
  const own = useLanguage();
  return (text) => text[own] || text.EN || text.CHT || text.CHS;
}
