import type { Localized } from '#platform/common/contract/shapes.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { useLanguage } from './use-language.ts';

/** Texts of records in the reader's language. */
export function useLocalized(): (text: Localized | null | undefined) => string {
  const language = useLanguage();
  return (text) => localizedText(text, language);
}
