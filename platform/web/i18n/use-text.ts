/**
 * Hook that returns the translation function, which looks up a text by key in the current language and
 * re-renders the component when texts change.
 */
import { useActiveTexts } from './text-store.ts';
import type { Translate } from './translate.ts';

export const useText = (): Translate => useActiveTexts().t;
