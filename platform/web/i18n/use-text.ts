/** Hook that returns the translation function of the current language. */
import { useActiveTexts } from './text-store.ts';
import type { Translate } from './translate.ts';

export const useText = (): Translate => useActiveTexts().t;
