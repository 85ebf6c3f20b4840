/** Hook that returns the display language of the page and re-renders the component when it is switched. */
import type { Language } from '#platform/common/i18n/language.ts';
import { useActiveTexts } from './text-store.ts';

export const useLanguage = (): Language => useActiveTexts().language;
