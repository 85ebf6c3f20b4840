import type { Localized } from '#platform/common/contract/shapes.ts';
import { localizedText } from '#platform/common/format/localized-text.ts';
import { useLanguage } from './use-language.ts';

/** Hook that returns the text of a record in the reader's language. */
export function useLocalized(): (text: Localized | null | undefined) => string {
  const language = useLanguage();
  return (text) => localizedText(text, language);
}
