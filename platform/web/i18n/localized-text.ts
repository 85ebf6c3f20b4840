import type { Localized } from '#platform/common/contract/shapes.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { useLanguage } from './use-language.ts';

/**
 * Hook that returns a function which chooses, from a record's text in three languages, the one in the
 * reader's language or the nearest available.
 */
export function useLocalized(): (text: Localized | null | undefined) => string {
  const language = useLanguage();
  return (text) => localizedText(text, language);
}
