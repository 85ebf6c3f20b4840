/** Hook that returns the current language. */
import type { Language } from '#platform/common/i18n/language.ts';
import { useActiveTexts } from './text-store.ts';

export const useLanguage = (): Language => useActiveTexts().language;
