import type { Localized } from '#platform/common/contract/shapes.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/**
 * Hook that returns a text in the user's language, or else in any language that has one; the content editors
 * name their parts by it.
 */
export function useAvailableText(): (text: Localized) => string {
  const own = useLanguage();
  return (text) => text[own] || text.EN || text.CHT || text.CHS;
}
